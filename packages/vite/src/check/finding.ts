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

export interface Finding {
  subject: (typeof subjects)[number]
  /** Path relative to the site's folder, with the line if the text is found: `site.config.ts:12`. */
  file: string
  sentence: string
  /** False for a note. */
  isFault: boolean
}

/** Finds the line that has the name in quotes or as a key; only the file if no line does. */
export function placeOf(file: string, text: string, name: string | undefined): string {
  if (name === undefined) return file
  const written = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const named = new RegExp(`['"\`]${written}['"\`]|(?:^|[\\s{,])${written}\\s*:`)
  const index = text.split('\n').findIndex((line) => named.test(line))
  return index < 0 ? file : `${file}:${index + 1}`
}

/**
 * Returns the same for a path like `colors.light.accent` or `pictures.slides[0].title`: the line of its last part
 * after those before.
 */
export function placeOfPath(file: string, text: string, name: string | undefined): string {
  const lines = text.split('\n')
  let line = 0
  for (const part of name?.match(/[^.[\]]+/g) ?? []) {
    if (/^\d+$/.test(part)) continue
    const [, found] = placeOf('', lines.slice(line).join('\n'), part).split(':')
    // A missing part is in another file.
    if (found === undefined) break
    line += Number(found) - 1
  }
  return line === 0 ? placeOf(file, text, name) : `${file}:${line + 1}`
}
