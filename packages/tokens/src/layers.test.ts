import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { fromSource } from '../../vite/src/fromSource.ts'

const order = ['kit.reset', 'kit.tokens', 'kit.components', 'kit.patterns', 'kit.brand', 'kit.user']

async function builtCss(entry: string): Promise<string> {
  const folder = import.meta.dirname
  const result = (await build({
    ...fromSource,
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      minify: false,
      lib: { entry: path.join(folder, entry), formats: ['es'], fileName: 'brand' },
    },
  })) as Rolldown.RolldownOutput[]
  const sheets = result.flatMap(({ output }) => output).filter(({ fileName }) => fileName.endsWith('.css'))
  return sheets.map((sheet) => ('source' in sheet ? String(sheet.source) : '')).join('\n')
}

it('declares the layers in their order before any rule in one, in the built CSS', async () => {
  const css = await builtCss('brands/ledger/index.ts')
  const declared = [...css.matchAll(/@layer ([\w.,\s]+);/g)].flatMap(([, names = '']) =>
    names.split(/\s*,\s*/),
  )
  const firstRule = css.search(/@layer [\w.]+\s*\{/)
  expect([...new Set(declared)]).toEqual(order)
  expect(css.lastIndexOf('@layer kit.user;')).toBeLessThan(firstRule)
  expect(css).not.toContain('!important')
})

it('gives a site only the colours and fonts of its own brand', async () => {
  const css = await builtCss('brands/ledger/index.ts')
  expect([...css.matchAll(/data-brand="?(\w+)/g)].every(([, name]) => name === 'ledger')).toBe(true)
  expect(
    new Set([...css.matchAll(/font-family:\s*["']?([\w\s-]+?)["']?\s*[;}]/g)].map(([, name]) => name)),
  ).toEqual(
    new Set([
      'Source Sans 3 Variable',
      'Source Sans 3 Variable stand-in',
      'Source Sans 3 Variable stand-in 2',
      'Source Serif 4 Variable',
      'Source Serif 4 Variable stand-in',
      'Source Serif 4 Variable stand-in 2',
    ]),
  )
  // A brand with one mode must not fall back to another.
  expect(css).not.toMatch(/data-mode="?dark/)
})

it('gives every colour of a brand a system colour in forced colours', async () => {
  const [brand, all] = [await builtCss('brands/ledger/index.ts'), await builtCss('index.ts')]
  const from = all.indexOf('@media (forced-colors: active)')
  const colors = new Set(brand.match(/--kit-(?:color|market|status)-[\w-]+(?=:)/g))
  expect(from).toBeGreaterThan(0)
  expect(colors.size).toBeGreaterThan(60)
  const missing = [...colors].filter((name) => all.indexOf(`${name}: `, from) === -1)
  expect(missing).toEqual([])
})
