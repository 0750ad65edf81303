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

/** Returns the placeholders of a text, each once. */
const blanks = (text: string) =>
  [
    ...new Set(
      [...text.matchAll(/(?<!(?:=\d+|zero|one|two|few|many|other) )\{(\w+)[,}]/g)].map(([, name]) => name),
    ),
  ].sort()

/** Returns the plural forms with a separate text. */
const forms = (text: string) =>
  [...text.matchAll(/(=\d+|\b(?:zero|one|two|few|many|other)) \{/g)].map(([, form]) => form ?? '')

/** Players do not see the x-ray. */
const isForPlayers = (key: string) => !key.startsWith('shell.xray.')

/** Names of keyboard keys and file formats, abbreviations, figures and sums: the same in every language. */
const isSame = (text: string) =>
  /^(Tab|Home|End|Enter|Space|Esc|Shift \w|Excel|[A-Z]{2,4})$/.test(text) ||
  !/[a-z]/i.test(text.replace(/\{\w+\}/g, ''))

/** The script of a language, if it is not that of English. */
const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
}

/** A language that is a folder of @kit/languages has a file for each part that players see. */
const ofFolders = globSync('packages/languages/src/*/index.ts', { cwd: root }).map((file) =>
  path.basename(path.dirname(file)),
)
/** The others have a file in each package. */
const ofPackage = [
  ...new Set(
    globSync('packages/*/src/translations/*.ts', { cwd: root }).map((file) => path.basename(file, '.ts')),
  ),
]
/** The name of the shell, or of a feature: that of its package or, within a package, of its folder. */
const partOf = (folder: string) => path.basename(folder.replace(/\/src$/, ''))

const catalogues = ofPackages.flatMap(({ folder, texts }) => [
  ...ofPackage.map((tag) => ({ tag, folder, texts, file: `${folder}/translations/${tag}.ts`, name: tag })),
  ...ofFolders
    // Staff screens are in English there.
    .filter(() => partOf(folder) !== 'staff')
    .map((tag) => ({
      tag,
      folder,
      texts,
      file: `packages/languages/src/${tag}/${partOf(folder)}.ts`,
      name: 'texts',
    })),
])

it('SHELL-128 has languages besides the default one', () =>
  expect([...ofPackage, ...ofFolders]).toEqual(expect.arrayContaining(['hi', 'ar'])))

describe.each(catalogues)('$tag of $folder', async ({ tag, file, name, texts }) => {
  const translated = await importTexts(file, name)
  const keys = Object.keys(texts).filter(isForPlayers)

  it('SHELL-128 has every text that a player sees, and no other', () => {
    expect(keys.length).toBeGreaterThan(0)
    expect(Object.keys(translated).sort()).toEqual(keys.sort())
  })

  it('SHELL-128 has the same values in each text, and plural forms that the language has', () => {
    const plurals = new Intl.PluralRules(tag).resolvedOptions().pluralCategories as string[]
    for (const key of keys) {
      const [ours, theirs] = [translated[key] ?? '', texts[key] ?? '']
      expect([key, ...blanks(ours)]).toEqual([key, ...blanks(theirs)])
      const isPlural = forms(theirs).length > 0
      expect([key, forms(ours).includes('other')]).toEqual([key, isPlural])
      expect([
        key,
        ...forms(ours).filter((form) => !form.startsWith('=') && !plurals.includes(form)),
      ]).toEqual([key])
    }
  })

  it('SHELL-128 is written in its own script wherever the English has words', () => {
    const script = scripts[tag] ?? /./
    const english = keys.filter((key) => !isSame(texts[key] ?? '') && !script.test(translated[key] ?? ''))
    expect(english).toEqual([])
  })
})
