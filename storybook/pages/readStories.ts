import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { ShownStory } from './facts.ts'

export interface StoriesFile {
  /** Path relative to the root of the repository. */
  file: string
  title: string
  /** X of `component: X`. */
  component: string | undefined
  stories: (ShownStory & { code: string })[]
}

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
 * Returns the stories of a file that show a component: those that name it, and those without their own code
 * if the file belongs to it, or renders an example that is not a component of the kit. Returns all of them if
 * none does.
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

/** The component's own file, else the one in its folder that names it. */
export function storiesFileOf(
  component: { name: string; file: string },
  files: readonly StoriesFile[],
  codeOf: (file: string) => string,
): StoriesFile | undefined {
  const { name, file } = component
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const siblings = files.filter((one) => one.file.startsWith(folder))
  return (
    siblings.find((one) => one.file === `${folder}${name}.stories.tsx`) ??
    siblings.find((one) => new RegExp(String.raw`\b${name}\b`).test(codeOf(one.file))) ??
    siblings[0]
  )
}
