import { existsSync, globSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './workspaces.ts'
import type { Brand } from '../packages/tokens/src/brands/brand.ts'

const catalogue: Record<string, string> = {}
for (const file of globSync('packages/*/src/{,*/}allMessages.ts', { cwd: root })) {
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
  it.each(names)('words in %s only messages of the catalogue, with the same placeholders', async (name) => {
    const { words = {} } = await brandOf(name)
    for (const [key, text] of Object.entries(words)) {
      expect(Object.hasOwn(catalogue, key) ? key : `${key} is in no catalogue`).toBe(key)
      expect([key, blanks(text)]).toEqual([key, blanks(catalogue[key] ?? '')])
    }
  })

  it.each(names)('has the same messages in %s in each of its languages', async (name) => {
    const { words = {}, translations = {} } = await brandOf(name)
    for (const load of Object.values(translations)) {
      const { words: translated } = await load()
      expect(Object.keys(translated).toSorted()).toEqual(Object.keys(words).toSorted())
      for (const [key, text] of Object.entries(translated))
        expect([key, blanks(text)]).toEqual([key, blanks(words[key] ?? '')])
    }
  })
})
