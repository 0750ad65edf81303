import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build, createServer, type InlineConfig } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kit } from './kit.ts'
import { siteFolder } from './testing/siteFolder.ts'

let root = ''
beforeAll(() => void (root = siteFolder('imports')))
// Other bundles may still be written after a failed build.
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 40, retryDelay: 250 }))

const rightBrand = `import { defineBrand } from '@kit/tokens/define'
export const brand = defineBrand({ name: 'harbour', label: 'Harbour', accent: '#166cab', colors: { dark: { accent: '#4f9ddf' } } })
`
const siteOf = (imports: string, features = '') => `import { defineSite } from '@kit/shell'
import { brand } from './brand'
${imports}
export const site = defineSite({
  family: 'b2c', name: brand.label, brand, features: [${features}], operator: { clientKey: 'a' },
})
`

function given(files: Record<string, string>): InlineConfig {
  const folder = mkdtempSync(path.join(root, 'site-'))
  const dependencies = { '@kit/shell': '0.0.0', '@kit/betting': '0.0.0' }
  const all = { 'package.json': JSON.stringify({ type: 'module', dependencies }), 'brand.ts': rightBrand }
  for (const [name, text] of Object.entries({ ...all, ...files })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return { root: folder, configFile: false, logLevel: 'silent', plugins: [kit()] }
}

const built = (files: Record<string, string>): Promise<string> =>
  build(given(files)).then(
    () => 'It was built.',
    (error: Error) => stripVTControlCharacters(error.message),
  )

/** `ask` returns why it cannot serve a file, or undefined. */
async function served(
  config: InlineConfig,
  visit: (ask: (file: string) => Promise<string>) => Promise<void>,
) {
  const server = await createServer({ ...config, server: { middlewareMode: true, ws: false } })
  try {
    await visit((file) =>
      server.transformRequest(`/${file}`).then(
        () => '',
        (error: Error) => error.message,
      ),
    )
  } finally {
    await server.close()
  }
}

const page = `import { lazy } from 'react'
export { replace as other } from '@kit/shell/parts'
export const Promotion = lazy(() => import('./promotion'))
`

const wrong: [string, Record<string, string>, string, string][] = [
  [
    'name',
    { 'site.config.ts': siteOf("import { bettng } from '@kit/betting/feature'", 'bettng()') },
    'site.config.ts',
    'site.config.ts:3  "bettng" is not exported by @kit/betting/feature: did you mean "betting"?',
  ],
  [
    'part of a package',
    { 'site.config.ts': siteOf("import { betting } from '@kit/betting/featur'", 'betting()') },
    'site.config.ts',
    'site.config.ts:3  The package @kit/betting has no "@kit/betting/featur": did you mean "@kit/betting/feature"?',
  ],
  [
    'package',
    { 'site.config.ts': siteOf("import { betting } from '@kit/bettng'", 'betting()') },
    'site.config.ts',
    'site.config.ts:3  The package "@kit/bettng" is not in package.json: did you mean "@kit/betting"?',
  ],
  [
    'file of a lazy chunk',
    {
      'site.config.ts': siteOf("import { Promotion } from './src/pages'", 'Promotion'),
      'src/pages.tsx': page,
      'src/promotions.tsx': 'export default () => null',
    },
    'src/pages.tsx',
    'src/pages.tsx:3  There is no file "./promotion": did you mean "./promotions"?',
  ],
  [
    'name that a file re-exports',
    {
      'site.config.ts': siteOf("import { Promotion } from './src/pages'", 'Promotion'),
      'src/pages.tsx': page.replace('replace as other', 'reaplce as other'),
      'src/promotion.tsx': 'export default () => null',
    },
    'src/pages.tsx',
    'src/pages.tsx:2  "reaplce" is not exported by @kit/shell/parts: did you mean "replace"?',
  ],
]

describe('a mistyped import of a site', () => {
  it.each(wrong.filter(([what]) => what === 'name' || what.startsWith('file')))(
    'is reported in a sentence with the nearest %s, alone, by a build',
    async (_what, files, _file, sentence) => {
      const said = await built(files)
      expect(said).toContain(`Error: ${sentence}`)
      expect(said.match(/did you mean/g)).toHaveLength(1)
      expect(said).not.toMatch(/node_modules|kit-chunks|MISSING_EXPORT|conditions/)
    },
  )

  it.each(wrong)(
    'is reported in the same sentence with the nearest %s in development',
    async (_what, files, file, sentence) => {
      await served(given(files), async (ask) => expect(await ask(file)).toBe(sentence))
    },
  )

  it('is reported in the brand, which is read first, too', async () => {
    const files = {
      'site.config.ts': siteOf(''),
      'brand.ts': rightBrand.replace('{ defineBrand }', '{ defineBrnad as defineBrand }'),
    }
    const sentence =
      'brand.ts:1  "defineBrnad" is not exported by @kit/tokens/define: did you mean "defineBrand"?'
    expect(await built(files)).toBe(sentence)
  })

  it('is not reported once it is fixed, and the next fault is reported', async () => {
    const config = given({ 'site.config.ts': siteOf('') })
    const file = path.join(config.root!, 'site.config.ts')
    await served(config, async (ask) => {
      writeFileSync(file, siteOf("import { bettng } from '@kit/betting/feature'", 'bettng()'))
      expect(await ask('site.config.ts?a')).toContain('did you mean "betting"?')
      writeFileSync(file, siteOf("import { betting } from '@kit/betting/feature'", 'betting()'))
      expect(await ask('site.config.ts?b')).toBe('')
      writeFileSync(file, siteOf("import { betting } from '@kit/betting/featur'", 'betting()'))
      expect(await ask('site.config.ts?c')).toContain('did you mean "@kit/betting/feature"?')
    })
  })

  it.each([
    [
      'a type among values',
      "import { defineSite as d, SiteOptions } from '@kit/shell'\nexport const x: SiteOptions | typeof d = d",
    ],
    ['everything as one', "import * as shell from '@kit/shell'\nexport const x = shell"],
    [
      'a whole re-export of another file',
      "export * from '@kit/shell'\nimport { x } from './all'\nexport const y = x",
    ],
    ['a file by its address', "import x from './all.ts?raw'\nexport const y = x"],
    ['a CommonJS package', "import { useState } from 'react'\nexport const x = useState"],
  ])('is not reported in %s', async (_what, text) => {
    const files = {
      'site.config.ts': siteOf(''),
      'src/page.ts': text,
      'src/all.ts': "export * from './x'",
      'src/x.ts': 'export const x = 1',
    }
    await served(given(files), async (ask) => expect(await ask('src/page.ts')).toBe(''))
  })
})
