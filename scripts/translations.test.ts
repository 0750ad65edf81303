import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './workspaces.ts'

type Texts = Readonly<Record<string, string>>

const importTexts = async (file: string, name: string): Promise<Texts> =>
  ((await import(path.join(root, file))) as Record<string, Texts>)[name] ?? {}

const ofPackages = await Promise.all(
  globSync('packages/*/src/{,*/}allMessages.ts', { cwd: root }).map(async (file) => ({
    folder: path.dirname(file),
    texts: await importTexts(file, 'messages'),
  })),
)

/** Returns the placeholders of a text, and the plural forms with a separate text. */
const blanks = (text: string) =>
  [...text.matchAll(/\{(\w+)(?:, \w+)?|(=\d+|\b(?:zero|one|two|few|many|other)) \{/g)]
    .map(([blank]) => blank)
    .sort()

/** Players do not see the x-ray. */
const isForPlayers = (key: string) => !key.startsWith('shell.xray.')

/** Names of keyboard keys, figures and sums, which are the same in every language. */
const isSame = (text: string) =>
  /^(Tab|Home|End|Enter|Space|Esc|VS)$/.test(text) || !/[a-z]/i.test(text.replace(/\{\w+\}/g, ''))

const tags = new Set(
  globSync('packages/*/src/translations/*.ts', { cwd: root }).map((file) => path.basename(file, '.ts')),
)
const catalogues = [...tags].flatMap((tag) => ofPackages.map((one) => ({ tag, ...one })))

/** The script of a language, if it is not that of English. */
const scripts: Readonly<Record<string, RegExp>> = { hi: /\p{Script=Devanagari}/u }

it('SHELL-128 has a second language', () => expect([...tags]).toContain('hi'))

describe.each(catalogues)('$tag of $folder', async ({ tag, folder, texts }) => {
  const translated = await importTexts(`${folder}/translations/${tag}.ts`, tag)
  const keys = Object.keys(texts).filter(isForPlayers)

  it('SHELL-128 has every text that a player sees, and no other', () => {
    expect(keys.length).toBeGreaterThan(0)
    expect(Object.keys(translated).sort()).toEqual(keys.sort())
  })

  it('SHELL-128 has the same values and plural forms in each text', () => {
    for (const key of keys)
      expect([key, ...blanks(translated[key] ?? '')]).toEqual([key, ...blanks(texts[key] ?? '')])
  })

  it('SHELL-128 is written in its own script wherever the English has words', () => {
    const script = scripts[tag] ?? /./
    const english = keys.filter((key) => !isSame(texts[key] ?? '') && !script.test(translated[key] ?? ''))
    expect(english).toEqual([])
  })
})
