import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './workspaces.ts'

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

const isWritten = (folder: string) =>
  /^(?:node_modules|dist|storybook-static|made|\.kit)$/.test(path.basename(folder))
const sources = globSync(
  ['*.config.ts', '{packages,scripts,storybook,storybook/.storybook,e2e,sites}/**/*.{ts,tsx,mjs}'],
  { cwd: root, exclude: isWritten },
)

/** Names of the kit's environment variables. This file has none, so it may be searched, too. */
const variablesIn = (text: string) => text.match(/\bKIT_[A-Z][A-Z_]*[A-Z]\b/g) ?? []
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()

describe('the page of commands and variables', () => {
  const page = textOf('docs/commands.md')

  it('has every variable that the code reads, and no other', () => {
    const read = sorted(sources.flatMap((file) => variablesIn(textOf(file))))
    expect(read.length).toBeGreaterThan(30)
    expect(sorted(variablesIn(page))).toEqual(read)
  })

  it('has every command of package.json', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
    const named = new Set(
      [...page.matchAll(/`(?:[A-Z_]+=\S+ )?(?:npm (?:run )?)?([a-z-]+(?::[a-z]+)?)[^`]*`/g)].map(
        ([, name]) => name,
      ),
    )
    expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([])
  })
})
