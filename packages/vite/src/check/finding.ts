/** What `kit check` looks at. */
export const subjects = [
  'configuration',
  'brand',
  'contrast',
  'accent',
  'words',
  'routes',
  'budgets',
  'styles',
  'operator',
] as const

/** One thing that `kit check` has to say. */
export interface Finding {
  subject: (typeof subjects)[number]
  /** From the site's folder, with a line where the text is found: `site.config.ts:12`. */
  file: string
  /** What it is and what to do, one sentence. */
  sentence: string
  /** Whether the site is wrong. Otherwise it is something to know. */
  isFault: boolean
}

/** A file with the line that names something, in quotes or as a key; the file alone where no line does. */
export function placeOf(file: string, text: string, name: string | undefined): string {
  if (name === undefined) return file
  const written = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const named = new RegExp(`['"\`]${written}['"\`]|(?:^|[\\s{,])${written}\\s*:`)
  const index = text.split('\n').findIndex((line) => named.test(line))
  return index < 0 ? file : `${file}:${index + 1}`
}

/** The same for a path like `colors.light.accent` or `pictures.slides[0].title`: the line of its last part after those before. */
export function placeOfPath(file: string, text: string, name: string | undefined): string {
  const lines = text.split('\n')
  let line = 0
  for (const part of name?.match(/[^.[\]]+/g) ?? []) {
    if (/^\d+$/.test(part)) continue
    const [, found] = placeOf('', lines.slice(line).join('\n'), part).split(':')
    // A part that is not written there is in what another file gives.
    if (found === undefined) break
    line += Number(found) - 1
  }
  return line === 0 ? placeOf(file, text, name) : `${file}:${line + 1}`
}
