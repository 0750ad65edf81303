import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { designs } from '../../packages/tokens/src/brands/designs.ts'
import { matrixId } from '../matrix/makeMatrices.ts'
import { chromeOf } from './chrome.ts'
import type { PageFacts } from './facts.ts'
import { readAnatomy } from './readAnatomy.ts'
import { readChanges } from './readChanges.ts'
import { readComponents, type Sources } from './readComponents.ts'
import { readStories, storiesFileOf, storiesOf, type StoriesFile } from './readStories.ts'
import { readTokens } from './readTokens.ts'

const root = path.join(import.meta.dirname, '../..')
const made = path.join(import.meta.dirname, 'made')
const inRoot = (file: string) => path.join(root, file)
const codeOf = (file: string) => readFileSync(inRoot(file), 'utf8')
const folderOf = (file: string) => path.posix.dirname(file)

const allStories = (): StoriesFile[] =>
  globSync('packages/*/src/**/*.stories.tsx', { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted()
    .flatMap((file) => readStories(file, codeOf(file)) ?? [])

/**
 * Returns a page for every component of @kit/ui, from its sources. Throws the name of one without stories.
 */
function componentPages(sources: Sources, files: readonly StoriesFile[]): PageFacts[] {
  const anatomy = readAnatomy(codeOf('docs/anatomy.md'))
  const names = new Set(sources.components.map(({ name }) => name))
  return sources.components.map((component) => {
    const file = storiesFileOf(component, files, codeOf)
    if (!file)
      throw new Error(`${component.name} of @kit/ui has no stories: write ${component.name}.stories.tsx.`)
    const isDirect = file.component === component.name
    const matrix = matrixId(file.title)
    return {
      ...component,
      title: file.title,
      marks: anatomy.get(component.name) ?? { kit: '', parts: [] },
      stories: storiesOf(component.name, file, names),
      isDirect,
      storyProps: isDirect ? component.props : (sources.rendered.get(file.file)?.storyProps ?? []),
      ...(matrix && { matrix }),
      tokens: readTokens(inRoot(component.file)),
      storiesFile: file.file,
    }
  })
}

function screenPages(sources: Sources, files: readonly StoriesFile[]): PageFacts[] {
  return files
    .filter(({ file }) => !file.startsWith('packages/ui/'))
    .map((file) => {
      const { doc = '', props = [], storyProps = [] } = sources.rendered.get(file.file) ?? {}
      return {
        name: file.title.split('/').at(-1)!,
        file: file.file,
        doc,
        props,
        parts: [],
        title: file.title,
        marks: { kit: '', parts: [] },
        stories: file.stories.map(({ name, label, id }) => ({ name, label, id })),
        isDirect: true,
        storyProps,
        tokens: readTokens(inRoot(file.file.replace('.stories.tsx', '.tsx'))),
        storiesFile: file.file,
      }
    })
}

export function readPages(): PageFacts[] {
  const files = allStories()
  const sources = readComponents(files.map(({ file }) => file))
  const pages = [...componentPages(sources, files), ...screenPages(sources, files)]
  const changes = readChanges(root, [...new Set(pages.map(({ file }) => folderOf(file)))])
  return pages.map((page) => ({
    ...page,
    ...(changes && { changes: changes.get(folderOf(page.file)) ?? [] }),
  }))
}

const writeChanged = (file: string, code: string) => {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== code) writeFileSync(file, code)
}

const fileOf = ({ title, name }: PageFacts) => `${title.split('/')[0]!}${name}`

function pageFile(page: PageFacts): string {
  const view = page.storiesFile.startsWith('packages/ui/') ? 'ComponentPage' : 'ScreenPage'
  return `import { Meta } from '@storybook/addon-docs/blocks'
import * as stories from '../../../${page.storiesFile}'
import { ${view} } from '../${view}.tsx'
import facts from './${fileOf(page)}.json'

<Meta of={stories} name="About ${page.name}" />

<${view} facts={facts} stories={stories} />
`
}

function sumOfSources(): string {
  const sum = createHash('sha256')
  for (const file of globSync(
    [
      'packages/*/src/**/*.{ts,tsx}',
      'storybook/pages/*.ts',
      'docs/anatomy.md',
      '.git/HEAD',
      '.git/logs/HEAD',
    ],
    { cwd: root },
  ).toSorted())
    sum.update(file).update(readFileSync(inRoot(file)))
  return sum.digest('hex')
}

/**
 * Writes a page for every component of @kit/ui and every screen with stories, and the types of their
 * properties for the controls. Nothing is read again while the sources are unchanged.
 */
export function makePages(): void {
  mkdirSync(made, { recursive: true })
  const stamp = path.join(made, 'sources.txt')
  const sum = sumOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sum) return
  const pages = readPages()
  const wanted = new Set(['sources.txt', 'props.json', 'chrome.json'])
  for (const page of pages) {
    const name = fileOf(page)
    wanted.add(`${name}.json`).add(`${name}.mdx`)
    writeChanged(path.join(made, `${name}.json`), JSON.stringify(page))
    writeChanged(path.join(made, `${name}.mdx`), pageFile(page))
  }
  writeChanged(
    path.join(made, 'props.json'),
    JSON.stringify(Object.fromEntries(pages.map(({ title, storyProps }) => [title, storyProps]))),
  )
  writeChanged(
    path.join(made, 'chrome.json'),
    JSON.stringify(
      Object.fromEntries(
        designs.flatMap((design) =>
          design.modes.map((mode) => [`${design.name} ${mode}`, chromeOf(design, mode)]),
        ),
      ),
    ),
  )
  for (const name of readdirSync(made)) if (!wanted.has(name)) rmSync(path.join(made, name))
  writeFileSync(stamp, sum)
}
