import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Message } from '@kit/ui'
import type { Feature } from '../packages/shell/src/feature.ts'
import { documentIn } from '../packages/shell/src/information/documents/documents.ts'
import type { WriteDocument } from '../packages/shell/src/information/informationDocument.ts'
import type { DocumentName } from '../packages/shell/src/information/informationOptions.ts'
import { informationNames } from '../packages/shell/src/information/informationPages.ts'
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

const letters: Readonly<Record<string, RegExp>> = {
  Arab: /\p{Script=Arabic}/u,
  Beng: /\p{Script=Bengali}/u,
  Deva: /\p{Script=Devanagari}/u,
  Latn: /./,
}

/** Returns what a text in the script of a language matches. Add a script to `letters` with its first language. */
function scriptOf(tag: string): RegExp {
  const name = new Intl.Locale(tag).maximize().script ?? ''
  const script = letters[name]
  if (!script) throw new Error(`The script ${name} is not in the table of letters.`)
  return script
}

/** Languages by tag: the folders of @kit/languages. */
const languages = globSync('packages/languages/src/*/parts.ts', { cwd: root }).map((file) =>
  path.basename(path.dirname(file)),
)
/** The name of the shell, or of a feature: that of its package or, within a package, of its folder. */
const partOf = (folder: string) => path.basename(folder.replace(/\/src$/, ''))

/** Loads what a language has for a part, as `parts.ts` of its folder does for a site. */
const loadPart = async (tag: string, part: string): Promise<Texts> => {
  const file = path.join(root, `packages/languages/src/${tag}/parts.ts`)
  const { load } = (await import(file)) as { load: (parts: readonly string[]) => Promise<Texts> }
  return load([part])
}

const documentsOf = (tag: string) => path.join(root, `packages/languages/src/${tag}/documents`)

/** Returns what the translations of a document have in common with the English one. */
async function shapeOf(load: () => Promise<{ default: WriteDocument } | undefined>, hasExchange: boolean) {
  const document = await load()
  const { sections, warning, isAccordion, introduction, language } = document!.default(
    ((id: string) => id) as Message,
    {
      brand: 'Testbrand',
      company: {},
      companyTerms: 'Ours',
      videos: {},
      hasExchange,
      hasPage: () => true,
    },
  )
  const linksIn = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address).sort()
  const shapes = sections.map(({ id, heading, body }) => ({
    id,
    heading,
    body: body.map((block) =>
      typeof block === 'string'
        ? linksIn(block)
        : Object.entries(block).map(([kind, lines]) => [kind, lines.length]),
    ),
  }))
  return {
    facts: { shapes, warning: warning?.title, isAccordion, introduction: introduction.map(linksIn) },
    language,
  }
}

/** A language may leave out the screens of staff, which are then in English. */
const isLeftOut = (tag: string, part: string) =>
  part === 'staff' && !existsSync(path.join(root, `packages/languages/src/${tag}/staff.ts`))

const catalogues = ofPackages.flatMap(({ folder, texts }) =>
  languages
    .map((tag) => ({ tag, part: partOf(folder), texts }))
    .filter(({ tag, part }) => !isLeftOut(tag, part)),
)

it('SHELL-128 has languages besides the default one', () =>
  expect(languages).toEqual(expect.arrayContaining(['hi', 'ar'])))

it.each(languages)('SHELL-128 exports %s as an entry of its own', async (tag) => {
  const manifest = await import('../packages/languages/package.json', { with: { type: 'json' } })
  const exported: Readonly<Record<string, unknown>> = manifest.default.exports
  expect(exported[`./${tag}`]).toEqual({
    '@kit/source': `./src/${tag}/index.ts`,
    types: `./dist/${tag}/index.d.ts`,
    default: `./dist/${tag}/index.js`,
  })
  const entry = (await import(path.join(root, `packages/languages/src/${tag}/index.ts`))) as Readonly<
    Record<string, () => Feature>
  >
  const features = Object.values(entry).map((create) => create())
  expect(features.map(({ translations }) => Object.keys(translations ?? {}))).toEqual([[tag]])
})

describe.each(languages.filter((tag) => existsSync(documentsOf(tag))))('the documents in %s', async (tag) => {
  const { loadDocument } = (await import(path.join(documentsOf(tag), '../parts.ts'))) as {
    loadDocument: (name: DocumentName) => Promise<{ default: WriteDocument } | undefined>
  }
  const names = informationNames.filter(
    (name) => !['rules', 'sitemap', 'blogs'].includes(name),
  ) as DocumentName[]

  it.each(names)('have the same sections, links and lists as in English: %s', async (name) => {
    for (const hasExchange of [true, false]) {
      const english = await shapeOf(documentIn(name, undefined)['en']!, hasExchange)
      const translated = await shapeOf(() => loadDocument(name), hasExchange)
      expect(translated).toEqual({ facts: english.facts, language: tag })
    }
  })
})

describe.each(catalogues)('$tag of $part', async ({ tag, part, texts }) => {
  const translated = await loadPart(tag, part)
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
    const script = scriptOf(tag)
    const english = keys.filter((key) => !isSame(texts[key] ?? '') && !script.test(translated[key] ?? ''))
    expect(english).toEqual([])
  })
})
