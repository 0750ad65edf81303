import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { brandNameIn, wearing } from './wornBrand.ts'

describe('what a site wears', () => {
  it('wears the one brand its configuration imports', () => {
    expect(brandNameIn("import { velvet as brand } from '@kit/tokens/brands/velvet'")).toBe('velvet')
    expect(() => brandNameIn('export const site = {}')).toThrow('imports 0 brands')
    expect(() =>
      brandNameIn("import a from '@kit/tokens/brands/aurora'\nimport b from '@kit/tokens/brands/ledger'"),
    ).toThrow('imports 2 brands')
  })

  it('can be seen in a brand that its configuration does not name', () => {
    const configuration = readFileSync(
      path.join(import.meta.dirname, '../../../sites/b2c/site.config.ts'),
      'utf8',
    )
    const worn = wearing(configuration, 'velvet')
    expect(worn).toContain("import { velvet as brand } from '@kit/tokens/brands/velvet'")
    expect(worn.replace(/^import .*brands.*$/m, '')).toBe(configuration.replace(/^import .*brands.*$/m, ''))
  })
})
