import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getStorySortParameter } from 'storybook/internal/csf-tools'
import { describe, expect, it } from 'vitest'
import { readStories } from '../pages/readStories.ts'
import { componentGroups, groups, sidebar } from './groups.ts'

const root = path.join(import.meta.dirname, '../..')
const codeOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const filesOf = (pattern: string) => globSync(pattern, { cwd: root }).toSorted()
const titleOf = (file: string) => readStories(file, codeOf(file))?.title ?? 'none'

const inOneOf = (names: readonly string[]) => `^(?:${names.join('|')})`

describe('the sidebar', () => {
  it('is sorted by the groups, as Storybook reads them', () => {
    expect(getStorySortParameter(codeOf('storybook/.storybook/preview.tsx'))).toEqual({ order: sidebar })
  })

  it.each(filesOf('packages/ui/src/**/*.stories.tsx'))('contains %s in a group of components', (file) => {
    expect(titleOf(file)).toMatch(new RegExp(`${inOneOf(componentGroups)}/`))
  })

  it.each(filesOf('packages/!(ui)/src/**/*.stories.tsx'))('contains %s in a group', (file) => {
    // Its page is identified by the single word after its group.
    expect(titleOf(file)).toMatch(new RegExp(String.raw`${inOneOf(groups)}/\w+$`))
  })

  it.each(filesOf('storybook/{foundations,guides}/*.{stories.tsx,mdx}'))(
    'contains %s among the documents',
    (file) => {
      const title = /(?:\btitle: '|<Meta title=")([^'"]+)/.exec(codeOf(file))?.[1]
      expect(title).toMatch(/^(?:Foundations|Guides)(?:\/|$)/)
    },
  )
})
