import { expect, it } from 'vitest'
import { edited } from './codemod.ts'
import { gameListEntry, rulesPackage, typesOfFeatures } from './entryNames.ts'

const changed = (code: string) => edited(code, rulesPackage.editsOf(code, 'page.tsx'))

it.each([
  ['an import', "import { profit } from '@kit/betting/rules'", "import { profit } from '@kit/rules'"],
  ['a type', 'import type { Book } from "@kit/betting/rules"', 'import type { Book } from "@kit/rules"'],
  ['a re-export', "export * from '@kit/betting/rules'", "export * from '@kit/rules'"],
  [
    'a lazy import',
    "const load = () => import('@kit/betting/rules')",
    "const load = () => import('@kit/rules')",
  ],
  ['a mock', "vi.mock('@kit/betting/rules')", "vi.mock('@kit/rules')"],
])('changes %s of the rules, once', (_what, before, after) => {
  expect(changed(before)).toBe(after)
  expect(changed(after)).toBe(after)
})

it.each([
  "import { betting } from '@kit/betting/feature'",
  "import { mine } from './@kit/betting/rules/mine.ts'",
  '// See @kit/betting/rules.\nexport {}',
])('leaves %s', (code) => expect(changed(code)).toBe(code))

it('changes the entry of the game list', () => {
  const code = "import { boot } from '@kit/casino/boot/lobby'"
  const after = "import { boot } from '@kit/casino/boot/game-list'"
  expect(edited(code, gameListEntry.editsOf(code, 'page.ts'))).toBe(after)
})

const moved = (code: string) => edited(code, typesOfFeatures.editsOf(code, 'page.tsx'))

it.each([
  [
    "import type { HistoryKind } from '@kit/shell/feature'",
    "import type { HistoryKind } from '@kit/history/feature'",
  ],
  [
    'import type { Feature, EventPart, HistoryReader as Reader } from "@kit/shell";',
    `import type { Feature } from "@kit/shell";
import type { EventPart } from "@kit/betting/feature";
import type { HistoryReader as Reader } from "@kit/history/feature";`,
  ],
  [
    "import { defineSite, type PriceAsk } from '@kit/shell'",
    "import { defineSite } from '@kit/shell'\nimport { type PriceAsk } from '@kit/betting/feature'",
  ],
  [
    "export type { BetType } from '@kit/shell/feature'",
    "export type { BetType } from '@kit/history/feature'",
  ],
])('imports a type from the feature that declares it: %s', (before, after) => {
  expect(moved(before)).toBe(after)
  expect(moved(after)).toBe(after)
})

it.each([
  "import type { Feature } from '@kit/shell/feature'",
  "import * as shell from '@kit/shell'",
  "import type { EventPart } from './mine.ts'",
])('leaves %s where it is', (code) => expect(moved(code)).toBe(code))
