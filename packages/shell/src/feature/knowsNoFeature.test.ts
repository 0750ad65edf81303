import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { expectedRoutes } from '../routing/expectedRoutes.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Source code by file, without comments. */
const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/\.test\.|\.stories\.|^testing\//.test(file))
    .map((file) => {
      const code = readFileSync(path.join(root, file), 'utf8')
      return [file, code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')]
    }),
)

function keysOf(name: string, file: string): string[] {
  const body = sources.get(file)?.split(`export interface ${name} {`)[1]?.split('\n}')[0] ?? ''
  return [...body.matchAll(/^ {2}'?([\w.]+)'?\??[:(]/gm)].map(([, key = '']) => key)
}

const declaredIn = { Intents: 'feature/intents.ts', Contributions: 'feature/contributions.ts' }
const others = [...sources].filter(([file]) => !file.startsWith('feature/'))
// The table of paths names features, not slots.
const readers = others.filter(([file]) => file !== 'routing/expectedRoutes.ts')

describe('the shell knows no feature', () => {
  it.each(keysOf('Intents', declaredIn.Intents))('declares "%s", which it requests or handles', (intent) => {
    const isOwn = others.some(([, code]) => code.includes(`'${intent}'`) || code.includes(`  ${intent}: (`))
    expect(isOwn, `"${intent}" belongs to the feature that handles it: declare it there.`).toBe(true)
  })

  it.each(keysOf('Contributions', declaredIn.Contributions))(
    'declares the contribution "%s", which it renders or calls',
    (slot) => {
      const isRead = readers.some(([, code]) =>
        new RegExp(`'${slot}'|(?<!win|window|router)\\.${slot}\\b|[{,]\\s*${slot}\\b`).test(code),
      )
      expect(isRead, `"${slot}" belongs to the feature that renders it: declare it there.`).toBe(true)
    },
  )

  it('requests no intent that it does not declare', () => {
    const declared = keysOf('Intents', declaredIn.Intents)
    const requested = others.flatMap(([, code]) =>
      [...code.matchAll(/(?:request|canRequest)\(\s*'([\w.]+)'/g)].map(([, intent]) => intent),
    )
    expect(requested.length).toBeGreaterThan(10)
    expect(requested.filter((intent) => !declared.includes(intent ?? ''))).toEqual([])
  })

  it('imports no feature', () => {
    const allowed = /^@kit\/(?:tokens|ui|sdk)(?:\/|$)/
    const imported = [...sources].flatMap(([file, code]) =>
      [...code.matchAll(/(?:from|import)\s*\(?'(@kit\/[^']+)'/g)]
        .filter(([, name = '']) => !allowed.test(name))
        .map(([, name]) => `${file}: ${name}`),
    )
    expect(imported).toEqual([])
  })

  // Each link is shown only where `hasPage` knows the path.
  const namesPaths = [
    // Header, navigation, bottom bar, footer and tutorials, whose links the specification lists.
    'information/documents/tutorials.ts',
    'layout/header/HeaderNavigation.tsx',
    'layout/header/useMoneyActions.ts',
    'layout/ownBarItems.tsx',
    'layout/page-end/FooterColumns.tsx',
    'layout/page-end/footerColumns.ts',
    'navigation/MenuButton.tsx',
    'navigation/casinoPlaces.ts',
    // Paths of the specification: which feature owns them, which one is the home page, where visits end.
    'information/SecurityAuthPrompt.tsx',
    'routing/expectedRoutes.ts',
    'routing/pageFacts.ts',
    'routing/siteRoutes.ts',
    'visits/logInByAddress.ts',
  ]

  it('names paths of features only in links and routes of the specification', () => {
    const paths = expectedRoutes
      .filter(({ by }) => by !== 'shell' && by !== 'information')
      .map((route) => route.path)
    const naming = others
      .filter(([, code]) => paths.some((one) => code.includes(`'${one}'`)))
      .map(([file]) => file)
    expect(naming.toSorted()).toEqual(namesPaths.toSorted())
  })
})
