import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { nunito, space } from '@kit/tokens/fonts'
import sharp from 'sharp'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { command } from '../check/command.ts'
import { addressOf } from '../prerender/assetAddress.ts'
import { previewSvg } from '../prerender/previewPicture.ts'
import { siteFolder } from '../testing/siteFolder.ts'
import { ownBrand } from './ownBrand.ts'
import { ownBrandModules } from './ownBrandModules.ts'
import { activeBrand } from './activeBrand.ts'

let root = ''
beforeAll(() => {
  root = siteFolder('files')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const wide = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 80"><rect width="400" height="80" fill="${color}"/></svg>`
const square = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="32" fill="#00ff00"/></svg>`
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#ff0000' } })
    .png()
    .toBuffer()

function siteWith(fields: string, files: Record<string, string | Uint8Array>, imports = ''): string {
  const folder = mkdtempSync(path.join(root, 'site-'))
  const dependencies = { '@kit/shell': '0.0.0', '@kit/vite': '0.0.0' }
  const all: typeof files = {
    'package.json': JSON.stringify({ name: 'harbour', type: 'module', dependencies }),
    'site.config.ts': `import { defineSite } from '@kit/shell'
import { brand } from './brand'
export const site = defineSite({
  family: 'b2c', name: brand.label, brand, features: [], operator: { clientKey: 'a' },
})
`,
    'brand.ts': `import { defineBrand } from '@kit/tokens/define'
${imports}
export const brand = defineBrand({
  name: 'harbour', label: 'Harbour', accent: '#1b6fae',
  ${fields}
})
`,
    ...files,
  }
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
  return folder
}

async function built(fields: string, files: Record<string, string | Uint8Array>, imports?: string) {
  const folder = siteWith(fields, files, imports)
  const active = await activeBrand('./site.config.ts')(folder)
  return { ...active, folder, code: ownBrandModules(active.own!, folder).get(active.own!.file)! }
}

async function checked(fields: string, files: Record<string, string | Uint8Array>) {
  const printed: string[] = []
  const folder = siteWith(fields, files)
  const code = await command(['check'], { folder, env: {}, print: (text) => printed.push(text) })
  return { code, printed: printed.join('\n') }
}

const pixel = async (svg: string) => {
  const { data } = await sharp(Buffer.from(svg)).resize(60, 60).raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray(4 * (30 * 60 + 30), 4 * (30 * 60 + 30) + 3)]
}

describe('logo files', () => {
  it('reserve the measured space of an SVG, and are loaded from a hashed file', async () => {
    const { brand, code } = await built(`logo: './art/logo.svg',`, { 'art/logo.svg': wide('#ff0000') })
    expect(brand.logo.viewBox).toBe('0 0 400 80')
    expect(code).toMatch(/import (\w+) from ".*\/art\/logo\.svg\?no-inline"/)
    expect(code).toMatch(/"images":\{"word":\{"dark":\w+,"light":\w+\}\}/)
    // Narrow spaces show the first letter: a wide logo is unreadable there.
    expect(brand.logo.markViewBox).toBe('0 0 36 36')
    expect(brand.logo.shapes.length).toBeLessThan(5)
  })

  it('may be a pair for dark and light, with a separate mark, which is also the icon', async () => {
    const { brand, code, mark } = await built(
      `logo: { word: { dark: './dark.svg', light: './light.png' }, mark: './mark.svg' },`,
      { 'dark.svg': wide('#ffffff'), 'light.png': await png(800, 160), 'mark.svg': square },
    )
    expect(brand.logo).toMatchObject({ viewBox: '0 0 400 80', markViewBox: '0 0 64 64', shapes: [] })
    expect(code.match(/^import \w+ from .*no-inline"$/gm)).toHaveLength(3)
    expect(await pixel(mark)).toEqual([0, 255, 0])
  })

  it('may be imported; a square one is its own mark', async () => {
    const { brand, mark } = await built(
      `logo,`,
      { 'logo.png': await png(48, 40) },
      `import logo from './logo.png'`,
    )
    expect(brand.logo).toMatchObject({ viewBox: '0 0 48 40', markViewBox: '0 0 48 40', shapes: [] })
    expect(await pixel(mark)).toEqual([255, 0, 0])
  })

  it('are in the preview of a page', async () => {
    const { brand, logo } = await built(`logo: './logo.svg',`, { 'logo.svg': wide('#ff0000') })
    expect(await pixel(previewSvg(brand, [], logo))).toEqual([255, 0, 0])
  })

  it('may include an icon', async () => {
    const { mark } = await built(`favicon: './icon.svg',`, { 'icon.svg': square })
    expect(await pixel(mark)).toEqual([0, 255, 0])
  })

  const svg = (inside: string, before = '') =>
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 10">\n${inside}\n</svg>`
  it.each<[string, string, string | Uint8Array | undefined, RegExp]>([
    ['a missing file', 'logo.svg', undefined, /"logo" names \.\/logo\.svg, and there is no such file\./],
    ['a broken SVG', 'logo.svg', svg('<g>'), /"logo": \.\/logo\.svg is not a valid SVG: line 3: .*tag/],
    ['a page', 'logo.svg', '<html></html>', /\.\/logo\.svg is not a valid SVG: its first element is <html>/],
    [
      'an SVG without a size',
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      /\.\/logo\.svg has no size: give it a viewBox/,
    ],
    [
      'an SVG without a height',
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 0"/>',
      /\.\/logo\.svg has no size/,
    ],
    [
      'an SVG with a script',
      'logo.svg',
      svg('<script>alert(1)</script>'),
      /\.\/logo\.svg has <script> in line 2/,
    ],
    [
      'an SVG with a page in it',
      'logo.svg',
      svg('<foreignObject/>'),
      /\.\/logo\.svg has <foreignObject> in line 2/,
    ],
    [
      'an SVG with a handler',
      'logo.svg',
      svg('<g onclick="alert(1)"/>'),
      /\.\/logo\.svg has the handler onclick in line 2/,
    ],
    [
      'an SVG that loads a file',
      'logo.svg',
      svg('<image xlink:href="https://a.example/x.png"/>'),
      /\.\/logo\.svg refers to https:\/\/a\.example\/x\.png in line 2/,
    ],
    [
      'an SVG that links',
      'logo.svg',
      svg('<a href="javascript:alert(1)"/>'),
      /\.\/logo\.svg refers to javascript:alert\(1\) in line 2/,
    ],
    [
      'an SVG that loads a style',
      'logo.svg',
      svg('<style>@import "https://a.example/x.css";</style>'),
      /\.\/logo\.svg loads a style sheet in line 2/,
    ],
    [
      'an SVG with a fill from another file',
      'logo.svg',
      svg('<g style="fill: url( \'//a.example/x#y\' )"/>'),
      /\.\/logo\.svg refers to \/\/a\.example\/x#y in line 2/,
    ],
    [
      'an SVG with entities',
      'logo.svg',
      svg('<g/>', '<!DOCTYPE svg [<!ENTITY a "b">]>'),
      /\.\/logo\.svg declares entities/,
    ],
    [
      'an SVG with a processing instruction',
      'logo.svg',
      svg('<g/>', '<?xml-stylesheet href="x.css"?>'),
      /\.\/logo\.svg loads a style sheet in line 1/,
    ],
    [
      'an SVG in another encoding',
      'logo.svg',
      Buffer.from(svg('<g/>'), 'utf16le'),
      /\.\/logo\.svg is not a valid SVG/,
    ],
    ['a JPEG', 'logo.png', Buffer.from([255, 216, 255, 224, 0, 16]), /\.\/logo\.png is neither SVG nor PNG/],
    ['an empty file', 'logo.png', '', /\.\/logo\.png is empty\./],
    [
      'a file of 5 MB',
      'logo.svg',
      new Uint8Array(5_000_000),
      /\.\/logo\.svg has 5\.0 MB, and a logo has at most 200 kB/,
    ],
  ])('names the file that is %s in kit check', async (_what, file, content, sentence) => {
    const { code, printed } = await checked(
      `logo: './${file}',`,
      content === undefined ? {} : { [file]: content },
    )
    expect(printed).toMatch(/✗ brand\n {4}brand\.ts:5 /)
    expect(printed).toMatch(sentence)
    expect(code).toBe(1)
  })

  it('names a PNG that is truncated or damaged', async () => {
    const whole = await sharp({
      create: {
        width: 90,
        height: 30,
        channels: 3,
        noise: { type: 'gaussian', mean: 99, sigma: 30 },
        background: '#000',
      },
    })
      .png()
      .toBuffer()
    for (const part of [20, 100, Math.round(whole.length / 2), whole.length - 14]) {
      const { code, printed } = await checked(`logo: './logo.png',`, { 'logo.png': whole.subarray(0, part) })
      expect(printed).toMatch(/"logo": \.\/logo\.png is cut short or damaged\./)
      expect(code).toBe(1)
    }
  })

  it('refuses a pair with two proportions, because the page would shift with the mode', async () => {
    const { printed } = await checked(`logo: { dark: './a.svg', light: './b.svg' },`, {
      'a.svg': wide('#fff'),
      'b.svg': square,
    })
    expect(printed).toMatch(
      /"logo": \.\/a\.svg is 400 × 80 and \.\/b\.svg is 64 × 64: give both the same proportions/,
    )
  })

  it('accepts an SVG as drawing programs write them', async () => {
    const { code } = await checked(`logo: './logo.svg',`, {
      'logo.svg': svg(
        `<!-- drawn --><defs><linearGradient id="a"/></defs><style>.b{fill:url(#a)}</style><use xlink:href="#a"/><image href="data:image/png;base64,AAAA"/>`,
        '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n',
      ),
    })
    expect(code).toBe(0)
  })
})

const packages = path.join(import.meta.dirname, '../../../../node_modules/@fontsource')
const nunitoFile = readFileSync(`${packages}-variable/nunito/files/nunito-latin-wght-normal.woff2`)
const grotesk = readFileSync(`${packages}-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2`)
const chakra = (subset: string, weight: number) =>
  readFileSync(`${packages}/chakra-petch/files/chakra-petch-${subset}-${weight}-normal.woff2`)

describe('font files of a site', () => {
  const themeOf = ({ own, folder }: Awaited<ReturnType<typeof built>>) =>
    ownBrandModules(own!, folder).get(`${own!.file}.theme.css`)!

  it.each([
    ['nunito', nunitoFile, nunito],
    ['space grotesk', grotesk, space],
  ])('measures %s as a browser does, at the weight of text', async (_name, file, face) => {
    const { own } = await built(`fonts: { body: { family: 'Own', files: ['./own.woff2'] } },`, {
      'own.woff2': file,
    })
    const [read] = own!.files.faces
    expect(read!.average).toBeCloseTo(face.average, 3)
    expect(read!.ascent).toBeCloseTo(face.ascent, 3)
    expect(read!.descent).toBeCloseTo(face.descent, 3)
    expect(read!.files).toEqual([{ weight: face.files[0]!.weight, file: './own.woff2' }])
  })

  it('get a rule for each file, and a fallback of the same metrics', async () => {
    const found = await built(
      `fonts: { body: { family: 'Own', standIn: 'serif', files: ['./fonts/a.woff2', './fonts/b.woff2', './fonts/c.woff2'] } },`,
      {
        'fonts/a.woff2': chakra('latin', 600),
        'fonts/b.woff2': chakra('latin', 700),
        'fonts/c.woff2': chakra('latin-ext', 700),
      },
    )
    const css = themeOf(found)
    expect(css).toMatch(
      /font-family: "Own";\n {2}src: url\('\.\/fonts\/a\.woff2'\) format\('woff2'\);\n {2}font-weight: 600;\n {2}font-display: swap;\n}/,
    )
    // Subsets of one weight: a page loads the file that has its characters.
    expect(css).toMatch(/b\.woff2'\)[^}]+unicode-range: U\+[^}]*20-7E,/)
    expect(css).toMatch(/c\.woff2'\)[^}]+unicode-range: U\+[^}]*100-/)
    // Both files have the space, which every page contains.
    expect(css).not.toMatch(/c\.woff2'\)[^}]+unicode-range:[^}]*U\+20\b/)
    expect(css).toMatch(/"Own stand-in";\n {2}src: local\('Times New Roman'\)[^}]+size-adjust: 11\d\.\d+%/)
    expect(css).toMatch(/--kit-font-body[^:]*: 'Own', 'Own stand-in', 'Own stand-in 2', serif;/)
  })

  it('are emitted with a hash, and pages load the file of body text first', async () => {
    const found = await built(
      `fonts: { body: { family: 'Own', files: ['./fonts/bold.woff2', './fonts/text.woff2'] } },`,
      { 'fonts/bold.woff2': chakra('latin', 700), 'fonts/text.woff2': chakra('latin', 400) },
    )
    const { output } = (await build({
      root: found.folder,
      configFile: false,
      logLevel: 'error',
      plugins: [ownBrand(() => Promise.resolve(found))],
      build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: found.own!.file } },
    })) as Rolldown.RolldownOutput
    const bundle = Object.fromEntries(output.map((part) => [part.fileName, part]))
    const first = addressOf(found.own!.files.firstFont, bundle, found.folder)
    expect(first).toMatch(/^\/assets\/text-[\w-]{8}\.woff2$/)
    const css = output.find(({ fileName }) => fileName.endsWith('.css')) as Rolldown.OutputAsset
    expect(css.source).toContain(`url(${first})`)
    expect(css.source).toMatch(/url\(\/assets\/bold-[\w-]{8}\.woff2\)/)
  })

  it('may be imported', async () => {
    const found = await built(
      `fonts: { body: { family: 'Own', files: [own] } },`,
      { 'art/own.woff2': nunitoFile },
      `import own from './art/own.woff2'`,
    )
    expect(themeOf(found)).toContain("url('./art/own.woff2')")
  })

  it.each<[string, Uint8Array | undefined, RegExp]>([
    ['missing', undefined, /"files" names \.\/own\.woff2, and there is no such file\./],
    ['empty', new Uint8Array(), /"files": \.\/own\.woff2 is empty\./],
    ['truncated', nunitoFile.subarray(0, nunitoFile.length - 1), /\.\/own\.woff2 is cut short or damaged\./],
    ['cut after its header', nunitoFile.subarray(0, 60), /\.\/own\.woff2 is cut short or damaged\./],
    ['not a font', Buffer.from('<html>'), /\.\/own\.woff2 is not a WOFF2 file/],
    ['of 5 MB', new Uint8Array(5_000_000), /\.\/own\.woff2 has 5\.0 MB, and a font has at most 500 kB/],
  ])('names the file that is %s in kit check and the build', async (_what, file, sentence) => {
    const fields = `fonts: { body: { family: 'Own', files: ['./own.woff2'] } },`
    const files = file === undefined ? {} : { 'own.woff2': file }
    const { code, printed } = await checked(fields, files)
    expect(printed).toMatch(/✗ brand\n {4}brand\.ts:5 /)
    expect(printed).toMatch(sentence)
    expect(code).toBe(1)
    await expect(built(fields, files)).rejects.toThrow(sentence)
  })

  it('reports a font without files', async () => {
    const { printed } = await checked(`fonts: { body: { family: 'Own', files: [] } },`, {})
    expect(printed).toMatch(
      /"fonts\.body\.files" has to be a list of files, like \['\.\/harbour-sans\.woff2'\]/,
    )
  })
})
