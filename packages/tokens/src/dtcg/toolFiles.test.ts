import { describe, expect, it } from 'vitest'
import { brandTokens } from '../brands/brandTokens.ts'
import { designs } from '../brands/designs.ts'
import { brandFile, readBrandFile } from './brandFile.ts'

const design = designs.find(({ name }) => name === 'aurora')!
type Node = Record<string, unknown>
type File = Record<string, Record<string, Record<string, Node>>>

const fileOf = (): File => JSON.parse(JSON.stringify(brandFile(design))) as File
const themes = Object.fromEntries(design.modes.map((mode) => [mode, brandTokens(design, mode)]))

function* tokensOf(file: File): Generator<[group: Record<string, Node>, name: string, token: Node]> {
  for (const [mode, groups] of Object.entries(file))
    if (!mode.startsWith('$') && mode !== 'ramp')
      for (const meanings of Object.values(groups))
        for (const [name, token] of Object.entries(meanings)) yield [meanings, name, token]
}
const edited = (change: (file: File) => void) => {
  const file = fileOf()
  change(file)
  return readBrandFile(file, design)
}
const written = (types: readonly string[], form: (value: never) => unknown, type?: string) =>
  edited((file) => {
    for (const [group, name, token] of tokensOf(file))
      if (types.includes(String(token['$type'])) && typeof token['$value'] !== 'string')
        group[name] = { ...token, ...(type && { $type: type }), $value: form(token['$value'] as never) }
  })

interface Length {
  value: number
  unit: string
}
interface Color {
  hex: string
  alpha: number
}
const lengthText = ({ value, unit }: Length) => `${value}${unit}`
const hexText = ({ hex, alpha }: Color) =>
  `${hex.toUpperCase()}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`
const rgbText = ({ hex, alpha }: Color) =>
  `rgba(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')}, ${alpha})`

describe('a file as a tool wrote it changes nothing', () => {
  it('with the types at the groups', () =>
    expect(
      edited((file) => {
        for (const [group, , token] of tokensOf(file))
          if ('$type' in token) group['$type'] = token['$type'] as never
        for (const [group, name, { $type, ...token }] of tokensOf(file)) {
          if (name.startsWith('$')) continue
          group[name] =
            $type === (group['$type'] as unknown)
              ? token
              : { ...token, ...($type !== undefined && { $type }) }
        }
      }),
    ).toEqual(themes))

  it.each([
    ['numbers without units, as Figma', () => written(['dimension'], ({ value }: Length) => value, 'number')],
    ['numbers without units under their type', () => written(['dimension'], ({ value }: Length) => value)],
    ['lengths as texts', () => written(['dimension', 'duration'], lengthText)],
    ['colors as texts', () => written(['color'], hexText)],
    ['colors as rgba()', () => written(['color'], rgbText)],
    [
      'font families as one text',
      () => written(['fontFamily'], (names: string[]) => names.join(', '), 'string'),
    ],
    ['types of Tokens Studio', () => written(['dimension'], lengthText, 'sizing')],
    ['numbers as texts', () => written(['number'], String)],
    [
      'curves as CSS',
      () => written(['cubicBezier'], (points: number[]) => `cubic-bezier(${points.join(', ')})`),
    ],
    [
      'shadows with texts',
      () =>
        written(['shadow'], (layers: Record<string, Length & Color>[]) =>
          layers.map(({ color, inset, ...lengths }) => ({
            color: hexText(color!),
            inset,
            ...Object.fromEntries(
              Object.entries(lengths).map(([name, length]) => [name, lengthText(length)]),
            ),
          })),
        ),
    ],
    [
      'shadows of Tokens Studio',
      () =>
        written(
          ['shadow'],
          (layers: Record<string, Length & Color>[]) =>
            layers.map(({ color, offsetX, offsetY, blur, spread, inset }) => ({
              x: lengthText(offsetX!),
              y: lengthText(offsetY!),
              blur: lengthText(blur!),
              spread: lengthText(spread!),
              color: rgbText(color!),
              type: inset ? 'innerShadow' : 'dropShadow',
            })),
          'boxShadow',
        ),
    ],
  ])('with %s', (_form, read) => expect(read()).toEqual(themes))
})

describe('an alias of a token', () => {
  const layer = (file: File) => (file['dark']!['shadow']!['sunken']!['$value'] as Node[])[0]!
  const accent = themes['dark']!.color.accent
  it.each([
    ['{dark.color.accent}'],
    ['{color.accent}'],
    [{ $ref: '#/dark/color/accent' }],
    [{ $ref: '#/dark/color/accent/$value' }],
  ])('inside a shadow is its color: %j', (name) => {
    const read = edited((file) => void (layer(file)['color'] = name))
    expect(read).toEqual({
      ...themes,
      dark: {
        ...themes['dark'],
        shadow: { ...themes['dark']!.shadow, sunken: `inset 0 1px 2px ${accent}` },
      },
    })
  })

  it('may be a length of a shadow, a whole layer, an entry of a list or a token with $ref', () => {
    const read = edited((file) => {
      layer(file)['blur'] = '{all.space.small}'
      file['dark']!['shadow']!['raised']!['$value'] = ['{dark.shadow.sunken}']
      file['all']!['font']!['display']!['$value'] = ['Sora', '{all.font.body}']
      file['dark']!['color']!['focus'] = { $ref: '#/dark/color/danger' }
    }).dark!
    expect(read.shadow.sunken).toMatch(/^inset 0 1px 8px #/)
    expect(read.shadow.raised).toBe(read.shadow.sunken)
    expect(read.font.display).toBe(`Sora, ${read.font.body}`)
    expect(read.color.focus).toBe(read.color.danger)
  })

  it.each([
    ['{dark.color.glitter}', 'dark.shadow.sunken names dark.color.glitter, which is not a token in the file'],
    ['{dark.shadow.sunken}', 'dark.shadow.sunken refers to itself'],
    [{ $ref: '#/dark/color/glitter' }, 'dark.shadow.sunken names dark.color.glitter, which is not a token'],
    [{ $ref: '#/dark/color' }, 'dark.shadow.sunken names dark.color, which is not a token'],
  ])('inside a value is named if it cannot be resolved: %j', (name, message) =>
    expect(() => edited((file) => void (layer(file)['color'] = name))).toThrow(message),
  )
})

describe('a value of another size or kind is refused by its name', () => {
  const token = (group: string, name: string, value: Node) => () =>
    edited((file) => void (file[group === 'color' ? 'dark' : 'all']![group]![name] = value))
  it.each([
    [
      token('radius', 'small', { $type: 'number', $value: 9 }),
      'radius.small is 9 without a unit: write 9px or 9rem.',
    ],
    [token('text', 'tiny', { $type: 'number', $value: 12 }), 'text.tiny is 12 without a unit'],
    [token('text', 'tiny', { $type: 'dimension', $value: '12' }), 'text.tiny is 12 without a unit'],
    [
      token('leading', 'tight', { $type: 'dimension', $value: '18px' }),
      'leading.tight is a dimension and must be a number',
    ],
    [
      token('radius', 'small', { $type: 'color', $value: '#ffffff' }),
      'radius.small is a color and must be a dimension',
    ],
    [
      token('color', 'text', { $type: 'color', $value: 'rebeccapurple' }),
      'color.text.$value is not a color: a color is #rrggbb',
    ],
    [
      token('radius', 'small', { $type: 'dimension', $value: '1em' }),
      'radius.small.$value is not a dimension: a size has',
    ],
    [
      token('motion', 'quick', { $type: 'duration', $value: 160 }),
      'motion.quick.$value is not a duration: a time has',
    ],
  ])('%#', (read, message) => expect(read).toThrow(message))
})
