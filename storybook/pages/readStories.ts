import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { ShownStory } from './facts.ts'

export interface StoriesFile {
  /** From the root of the repository. */
  file: string
  title: string
  /** `X` of `component: X`. */
  component: string | undefined
  stories: (ShownStory & { code: string })[]
}

/** What a stories file says of itself. Undefined where it has no title or no story. */
export function readStories(file: string, code: string): StoriesFile | undefined {
  const title = /title: '([^']+\/[^']+)'/.exec(code)?.[1]
  const pieces = code.split(/^export const /m).slice(1)
  if (!title || pieces.length === 0) return undefined
  return {
    file,
    title,
    component: /component: ([\w.]+)/.exec(code)?.[1],
    stories: pieces.map((piece) => {
      const name = /^\w+/.exec(piece)![0]
      const label = storyNameFromExport(name)
      return { name, label, id: toId(title, label), code: piece }
    }),
  }
}

/**
 * The stories of a file that show a component: those that name it, and those without code of their own where the file is
 * its own, or renders an example that is no component of the kit. All of them where none does.
 */
export function storiesOf(
  name: string,
  { component, stories }: StoriesFile,
  components: ReadonlySet<string>,
): ShownStory[] {
  const main = component?.split('.')[0] ?? ''
  const isMain = main === name || !components.has(main)
  const named = new RegExp(String.raw`<${name}\b`)
  const found = stories.filter(({ code }) => named.test(code) || (isMain && !/\brender[:(]/.test(code)))
  return (found.length > 0 ? found : stories).map(({ name: story, label, id }) => ({
    name: story,
    label,
    id,
  }))
}

/** The stories file of a component: its own, else the one in its folder that names it. */
export function storiesFileOf(
  component: { name: string; file: string },
  files: readonly StoriesFile[],
  codeOf: (file: string) => string,
): StoriesFile | undefined {
  const { name, file } = component
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const beside = files.filter((one) => one.file.startsWith(folder))
  return (
    beside.find((one) => one.file === `${folder}${name}.stories.tsx`) ??
    beside.find((one) => new RegExp(String.raw`\b${name}\b`).test(codeOf(one.file))) ??
    beside[0]
  )
}
