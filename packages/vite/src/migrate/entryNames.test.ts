import { expect, it } from 'vitest'
import { edited } from './codemod.ts'
import { rulesPackage } from './entryNames.ts'

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
