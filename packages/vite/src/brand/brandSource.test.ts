import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { brandSourceIn, wearing } from './brandSource.ts'

const b2c = readFileSync(path.join(import.meta.dirname, '../../../../sites/b2c/site.config.ts'), 'utf8')

describe('the brand of a site', () => {
  it('is the one brand that its configuration imports, from the kit or the site', () => {
    expect(brandSourceIn("import { velvet as brand } from '@kit/tokens/brands/velvet'")).toEqual({
      kit: 'velvet',
    })
    expect(brandSourceIn("import { brand } from './brand.ts'")).toEqual({ file: './brand.ts' })
    expect(brandSourceIn("import brand from '../house/harbour'")).toEqual({ file: '../house/harbour' })
    expect(brandSourceIn("import { harbour as brand } from './harbour.ts'")).toEqual({ file: './harbour.ts' })
  })

  it('must be exactly one', () => {
    expect(() => brandSourceIn('export const site = {}')).toThrow('imports 0 brands')
    expect(() =>
      brandSourceIn("import a from '@kit/tokens/brands/aurora'\nimport b from '@kit/tokens/brands/ledger'"),
    ).toThrow('imports 2 brands')
    expect(() =>
      brandSourceIn("import { aurora } from '@kit/tokens/brands/aurora'\nimport { brand } from './brand.ts'"),
    ).toThrow('imports 2 brands')
  })

  it('can be replaced for a preview', () => {
    const active = wearing(b2c, 'velvet')
    expect(active).toContain("import { velvet as brand } from '@kit/tokens/brands/velvet'")
    expect(active.replace(/^import .*brands.*$/m, '')).toBe(b2c.replace(/^import .*brands.*$/m, ''))
    expect(wearing("import { brand } from './brand.ts'\n", 'velvet')).toBe(
      "import { velvet as brand } from '@kit/tokens/brands/velvet'\n",
    )
  })
})
