import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandTokens } from '../brands/brandTokens.ts'
import { designs } from '../brands/designs.ts'
import { brandFile, readBrandFile } from './brandFile.ts'

const [first] = designs
type Token = Record<string, unknown>
type File = Record<string, Record<string, Record<string, Token>>>

/** Returns a changed file as a designer's tool exports it. */
function edited(change: (file: File) => void): unknown {
  const file = JSON.parse(JSON.stringify(brandFile(first))) as File
  change(file)
  return file
}
const reading = (content: unknown) => () => readBrandFile(content, first)

describe('the file of a brand', () => {
  it.each(designs)('has all modes of $name, which survive a round trip', (design) => {
    const file: unknown = JSON.parse(JSON.stringify(brandFile(design)))
    expect(readBrandFile(file, design)).toEqual(
      Object.fromEntries(design.modes.map((mode) => [mode, brandTokens(design, mode)])),
    )
  })

  it('describes each token, and names the colour that a token is an alias of', () => {
    const file = brandFile(first, { color: { focus: 'The ring around what has focus.' } }) as unknown as File
    expect(file['dark']?.['color']?.['focus']).toEqual({
      $description: 'The ring around what has focus.',
      $type: 'color',
      $value: '{dark.color.accent}',
    })
  })

  it('has ten shades of each hue of the brand, from light to dark, which are not read back', () => {
    const file = brandFile(first) as unknown as File
    expect(Object.keys(file['ramp']!['accent']!)).toHaveLength(10)
    expect(
      readBrandFile(
        edited((one) => void (one['ramp'] = {})),
        first,
      ).dark,
    ).toEqual(brandTokens(first, 'dark'))
  })

  it('resolves an alias to its colour, through any number of aliases', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), (length) => {
        const chain = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken', 'line', 'text', 'textMuted']
        const content = edited((file) => {
          const color = file['dark']!['color']!
          for (let at = 0; at < length; at++)
            color[chain[at]!] = { $type: 'color', $value: `{dark.color.${chain[at + 1]!}}` }
        })
        expect(readBrandFile(content, first).dark?.color.canvas).toBe(
          brandTokens(first, 'dark').color[chain[length] as 'text'],
        )
      }),
    )
  })

  const dimension = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } })
  const srgb = (components: number[], hex?: string) => ({
    $type: 'color',
    $value: { colorSpace: 'srgb', components, ...(hex !== undefined && { hex }) },
  })
  const named = (value: string) => (file: File) =>
    void (file['dark']!['color']!['focus'] = { $type: 'color', $value: value })
  it.each([
    [
      edited(named('{dark.color.glitter}')),
      'dark.color.focus names dark.color.glitter, which is not a token',
    ],
    [edited(named('{dark.color.focus}')), 'dark.color.focus refers to itself'],
    [edited((file) => void delete file['light']), 'The mode light is missing'],
    [edited((file) => void (file['dusk'] = file['dark']!)), `${first.label} has no mode dusk`],
    [edited((file) => void delete file['all']!['space']), 'The group space is missing'],
    [null, 'The file must contain an object of tokens'],
    [[], 'The file must contain an object of tokens'],
    [brandFile(designs[1]!), `It is the file of ${designs[1]!.label}, and not of ${first.label}`],
    [
      edited((file) => void (file['all']!['space']!['small'] = dimension(-7))),
      'space.small is -7px: only tracking may be negative',
    ],
    [
      edited((file) => void (file['dark']!['color']!['canvas'] = srgb([9, 9, 9]))),
      'color.canvas.$value.components is not a color: each goes from 0 to 1',
    ],
    [
      edited((file) => void (file['dark']!['color']!['canvas'] = srgb([0, 0, 0], '#0a0a0a'))),
      'color.canvas.$value.hex is not a color: it says #0a0a0a and its components say #000000',
    ],
  ])(
    'refuses an alias without a token, and a missing, unknown or meaningless value (%#)',
    (content, message) => {
      expect(reading(content)).toThrow(message)
    },
  )
})
