import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { brandNameIn, dressed, wearing } from '../sites/b2c/brandPage.ts'
import { root } from './workspaces.ts'
import type { Brand } from '../packages/tokens/src/brands/brand.ts'

const catalogue: Record<string, string> = {}
for (const file of globSync('packages/*/src/allMessages.ts', { cwd: root })) {
  const { messages } = (await import(path.join(root, file))) as { messages: Record<string, string> }
  Object.assign(catalogue, messages)
}
const folder = path.join(root, 'packages/tokens/src/brands')
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'brand.ts')))
  .map(({ name }) => name)

const brandOf = async (name: string): Promise<Brand> => {
  const module = (await import(path.join(folder, name, 'brand.ts'))) as Record<string, Brand>
  const brand = module[name]
  if (!brand) throw new Error(`no brand in ${name}`)
  return brand
}
const blanks = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, blank]) => blank).sort()

describe('the voice of a brand', () => {
  it.each(names)('says in %s only what the catalogue says too, with the same figures in it', async (name) => {
    const { words = {} } = await brandOf(name)
    for (const [key, text] of Object.entries(words)) {
      expect(Object.hasOwn(catalogue, key) ? key : `${key} is in no catalogue`).toBe(key)
      expect([key, blanks(text)]).toEqual([key, blanks(catalogue[key] ?? '')])
    }
  })
})

describe('the page of a site', () => {
  it('wears the one brand its configuration imports', () => {
    expect(brandNameIn("import { velvet as brand } from '@kit/tokens/brands/velvet'")).toBe('velvet')
    expect(() => brandNameIn('export const site = {}')).toThrow('imports 0 brands')
    expect(() =>
      brandNameIn("import a from '@kit/tokens/brands/aurora'\nimport b from '@kit/tokens/brands/ledger'"),
    ).toThrow('imports 2 brands')
  })

  it('can be seen in a brand that its configuration does not name', () => {
    const configuration = readFileSync(path.resolve(folder, '../../../../sites/b2c/site.config.ts'), 'utf8')
    const worn = wearing(configuration, 'velvet')
    expect(worn).toContain("import { velvet as brand } from '@kit/tokens/brands/velvet'")
    expect(worn.replace(/^import .*brands.*$/m, '')).toBe(configuration.replace(/^import .*brands.*$/m, ''))
  })

  it('SHELL-127 is dressed before any script runs, and offers a brand of one mode no other', async () => {
    const page = dressed(
      '<html data-brand="%brand.name%" data-mode="%brand.mode%" data-modes="%brand.modes%"><title>%brand.label%</title>',
      await brandOf('ledger'),
    )
    expect(page).toBe('<html data-brand="ledger" data-mode="light" data-modes="light"><title>Ledger</title>')
  })
})
