import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ledger } from '@kit/tokens/brands/ledger'
import { describe, expect, it } from 'vitest'
import { brandNameIn, dressed, wearing } from './brandPage.ts'

describe('the page of a site', () => {
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

  it('SHELL-127 is dressed before any script runs, and offers a brand of one mode no other', () => {
    const page = dressed(
      '<html data-brand="%brand.name%" data-mode="%brand.mode%" data-modes="%brand.modes%"><title>%brand.label%</title>',
      ledger,
    )
    expect(page).toBe('<html data-brand="ledger" data-mode="light" data-modes="light"><title>Ledger</title>')
  })
})
