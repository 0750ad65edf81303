import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteFolder } from '../testing/siteFolder.ts'
import { ownBrandModules, partsOf, reportOf } from './ownBrandModules.ts'
import { readOwnBrand } from './readOwnBrand.ts'
import { activeBrand } from './activeBrand.ts'

let root = ''
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text)

beforeAll(() => {
  root = siteFolder('brand')
  write('package.json', '{ "type": "module" }')
  write('site.config.ts', "import { brand } from './brand'\nexport const site = { brand }\n")
  write(
    'brand.ts',
    `import { defineBrand } from '@kit/tokens/define'
     import { nunito } from '@kit/tokens/fonts'
     export const brand = defineBrand({
       name: 'harbour', label: 'Harbour', accent: '#ffff00', fonts: { body: nunito },
       words: { 'account.demo': 'Try it' }, translations: { hi: { 'account.demo': 'आज़माएँ' } },
     })`,
  )
  write('none.ts', 'export const brand = {}\n')
  write(
    'broken.ts',
    "import { defineBrand } from '@kit/tokens/define'\nexport const brand = defineBrand({ name: 'a', accen: '#1b6fae' })",
  )
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('uses a brand in one file next to the site’s configuration', async () => {
  const { brand, mark, own } = await activeBrand('./site.config.ts')(root)
  expect(brand).toMatchObject({ name: 'harbour', label: 'Harbour' })
  expect(mark).toContain('<svg')
  const parts = partsOf(path.join(root, 'brand.ts'))
  const modules = ownBrandModules(own!, root)
  expect([...modules.keys()]).toEqual([own!.file, parts.theme, parts.idea, parts.pictures, parts.words('hi')])
  // The browser gets the derived values, and no code that derives them.
  const code = modules.get(own!.file)!
  expect(code).toContain(`import ${JSON.stringify(parts.theme)}`)
  expect(code).toContain('export { made as brand }')
  expect(code).not.toMatch(/defineBrand|palettes/)
  expect(code).toContain('"account.demo":"Try it"')
  expect(modules.get(parts.words('hi'))).toContain('आज़माएँ')
  const css = modules.get(parts.theme)!
  expect(css).toContain('[data-brand="harbour"][data-mode="light"]')
  // A site need not install the fonts' packages.
  expect(css).not.toContain("url('@fontsource")
  expect(css).toMatch(/url\('\.\.?\/.*nunito-latin-wght-normal\.woff2'\)/)
})

it('reports the colours that it adjusted, with their new values', async () => {
  const { brand } = await readOwnBrand(root, path.join(root, 'brand.ts'))
  expect(reportOf(brand)).toEqual([
    expect.stringMatching(
      /accent \(#ffff00\) cannot be read in light, with a contrast of 1\.\d+ .* light uses #/,
    ),
  ])
})

it.each([
  ['none.ts', 'exports no brand: export const brand = defineBrand'],
  ['missing.ts', 'there is no such file'],
  ['broken.ts', 'did you mean "accent"?'],
])('refuses %s with a sentence', async (file, sentence) => {
  await expect(readOwnBrand(root, path.join(root, file))).rejects.toThrow(sentence)
})
