import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { brandFile, exportedIn, readBrandFile } from '../../packages/tokens/src/dtcg/brandFile.ts'
import { root } from '../workspaces.ts'
import { applyTokens } from './applyTokens.ts'
import { designIn } from './brandFiles.ts'
import { editIdea } from './editIdea.ts'
import { tokens } from './tokens.ts'

mkdirSync(path.join(root, '.kit'), { recursive: true })
const folder = mkdtempSync(path.join(root, '.kit/tokens-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const maker = pathToFileURL(path.join(root, 'packages/tokens/src/brands/createBrand.ts')).href
let made = 0
async function brandOf(idea: string) {
  const file = path.join(folder, `brand${made++}.ts`)
  writeFileSync(
    file,
    `import { createBrand } from '${maker}'\n// Stays.\nexport const own = createBrand(${idea})\n`,
  )
  return { file, design: await designIn(file), text: () => readFileSync(file, 'utf8') }
}
const plain = `{ name: 'harbour', label: 'Harbour', accent: '#1b6fae' }`

type File = Record<string, Record<string, Record<string, unknown>>>
const color = (hex: string) => ({
  $type: 'color',
  $value: {
    colorSpace: 'srgb',
    components: [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255),
    alpha: 1,
  },
})
function designed({ design }: Awaited<ReturnType<typeof brandOf>>, change: (file: File) => void) {
  const file = JSON.parse(JSON.stringify(brandFile(design))) as File
  change(file)
  return readBrandFile(file, design)
}

describe('a designer’s file', () => {
  it('is written into the brand: given values, new values, and nothing else of its file', async () => {
    const brand = await brandOf(
      `{ name: 'harbour', accent: '#1b6fae', space: { small: '7px' }, colors: { light: { canvas: '#f0f4f8' } } }`,
    )
    const wanted = designed(brand, (file) => {
      file['light']!['color']!['canvas'] = color('#eef3f7')
      file['dark']!['color']!['surfaceSunken'] = color('#06090c')
      file['all']!['space']!['small'] = { $type: 'dimension', $value: { value: 9, unit: 'px' } }
      file['all']!['leading']!['tight'] = { $type: 'number', $value: 1.1 }
    })
    const said = await applyTokens(brand, wanted)
    expect(said).toContain('light color.canvas: #f0f4f8 -> #eef3f7')
    expect(brand.text()).toContain(
      `createBrand({ name: 'harbour', accent: '#1b6fae', space: { small: '9px' }, colors: { light: { canvas: '#eef3f7' }, dark: { surfaceSunken: '#06090c' } }, leading: { tight: '1.1' } })`,
    )
    expect(brand.text()).toContain('// Stays.')
    writeFileSync(path.join(folder, 'again.ts'), brand.text())
    const again = {
      file: path.join(folder, 'again.ts'),
      design: await designIn(path.join(folder, 'again.ts')),
    }
    expect(await applyTokens(again, readBrandFile(brandFile(again.design), again.design))).toEqual([])
  })

  it('is written repeatedly while its designer continues: derived values that changed meanwhile stay derived', async () => {
    const brand = await brandOf(plain)
    const file = JSON.parse(JSON.stringify(brandFile(brand.design))) as File
    const apply = async () => {
      const copy = path.join(folder, `round${made++}.ts`)
      writeFileSync(copy, brand.text())
      const design = await designIn(copy)
      const said = await applyTokens({ design, file: copy }, readBrandFile(file, design), exportedIn(file))
      writeFileSync(brand.file, readFileSync(copy, 'utf8'))
      return said
    }
    const { accent } = file['light']!['color'] as Record<string, unknown>
    for (const hex of ['#7a3fae', '#2f6d3a']) {
      file['light']!['color']!['accent'] = color(hex)
      // The file names the focus colour as the accent.
      expect(await apply()).toEqual([
        expect.stringMatching(`^light color.accent: #\\w+ -> ${hex}$`),
        expect.stringMatching(`^light color.focus: #\\w+ -> ${hex}$`),
      ])
      expect(await apply()).toEqual([])
      expect(brand.text()).toContain(`colors: { light: { accent: '${hex}' } }`)
    }
    // Back to the first value.
    file['light']!['color']!['accent'] = accent
    expect(await apply()).toContainEqual(expect.stringMatching('^light color.accent: #2f6d3a -> '))
    expect(await apply()).toEqual([])
  })

  it.each([
    [
      'a value that is derived from others',
      (file: File) => void (file['light']!['color']!['accentHover'] = color('#000000')),
      'light color.accentHover is derived from other values',
    ],
    [
      'unreadable colours',
      (file: File) => void (file['light']!['color']!['text'] = color('#dddddd')),
      'cannot be built',
    ],
  ])('is refused with %s, and nothing is written', async (_what, change, sentence) => {
    const brand = await brandOf(plain)
    const before = brand.text()
    await expect(applyTokens(brand, designed(brand, change))).rejects.toThrow(sentence)
    expect(brand.text()).toBe(before)
    expect(readdirSync(folder).filter((name) => name.includes('trial'))).toEqual([])
  })

  it.each([
    ['cut off', '{ "all": {', 'it may be cut off'],
    ['empty', ' ', 'it is empty'],
    [
      'of another brand',
      JSON.stringify({ $description: 'Velvet: all its modes.' }),
      'It is the file of Velvet',
    ],
    ['that begins with a byte order mark', '\uFEFFnull', 'must contain an object of tokens'],
  ])('is refused in a sentence if it is %s', async (_, text, sentence) => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const file = path.join(folder, 'aurora.tokens.json')
    writeFileSync(file, text)
    try {
      expect(await tokens(['--apply', file])).toBe(1)
      expect(said.mock.calls.join()).toContain(`aurora.tokens.json`)
      expect(said.mock.calls.join()).toContain(sentence)
      expect(await tokens(['--apply', path.join(folder, 'gone', 'aurora.tokens.json')])).toBe(1)
      expect(said.mock.calls.join()).toContain('There is no file')
    } finally {
      said.mockRestore()
    }
  })

  it('is refused if the brand sets the value by code', async () => {
    const brand = await brandOf(`{ name: 'harbour', accent: '#1b6fae', space: { small: \`\${7}px\` } }`)
    const wanted = designed(brand, (file) => {
      file['all']!['space']!['small'] = { $type: 'dimension', $value: { value: 9, unit: 'px' } }
    })
    await expect(applyTokens(brand, wanted)).rejects.toThrow('space.small of')
  })
})

it('writes a field whatever is next to it, and changes no other', () => {
  const word = fc.stringMatching(/^[a-z]{1,6}$/)
  const value = fc.string({ maxLength: 12 }).map((text) => text.replaceAll(/[\n\r\u2028\u2029]/g, ''))
  fc.assert(
    fc.property(
      fc.dictionary(word, value, { noNullPrototype: true }),
      word,
      word,
      value,
      (fields, group, name, next) => {
        const idea = JSON.stringify({ ...fields, [group]: { kept: 'here' } })
        const edited = editIdea(`createBrand(${idea})`, 'brand.ts', [{ path: [group, name], value: next }])
        const read = new Function('createBrand', `return ${edited}`) as (
          make: (idea: object) => object,
        ) => object
        expect(read((given) => given)).toEqual({ ...fields, [group]: { kept: 'here', [name]: next } })
      },
    ),
  )
})
