import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandTokens } from '../brands/brandTokens.ts'
import { designs } from '../brands/designs.ts'
import { designTokens, readDesignTokens } from './designTokens.ts'
import { cssOf, tokenOf } from './values.ts'

const themes = designs.flatMap((design) =>
  design.modes.map((mode) => ({ theme: `${design.name} ${mode}`, tokens: brandTokens(design, mode) })),
)
const [first] = themes
if (!first) throw new Error('there is no theme')
function edited(path: [string, string], value: unknown): unknown {
  const file = JSON.parse(JSON.stringify(designTokens(first!.tokens, first!.theme))) as Record<
    string,
    Record<string, unknown>
  >
  file[path[0]]![path[1]] = value
  return file
}
const reading = (content: unknown) => () => readDesignTokens(content, first.tokens)

describe('design tokens', () => {
  it.each(themes)('survive a round trip through a file: $theme', ({ theme, tokens }) => {
    const file: unknown = JSON.parse(JSON.stringify(designTokens(tokens, theme)))
    expect(readDesignTokens(file, tokens)).toEqual(tokens)
  })

  it('write a colour as the format defines it', () => {
    expect(tokenOf('#ff800080')).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [1, 0.50196, 0], alpha: 0.50196, hex: '#ff8000' },
    })
  })

  it('keep every colour, length, time and curve to the last digit', () => {
    const colour = fc
      .integer({ min: 0, max: 0xffffffff })
      .map((value) => `#${value.toString(16).padStart(8, '0')}`)
    const px = fc.integer({ min: 0, max: 4000 }).map((value) => `${value}px`)
    const time = fc.integer({ min: 0, max: 9000 }).map((value) => `${value}ms`)
    fc.assert(
      fc.property(fc.oneof(colour, px, time), (css) => {
        const token = tokenOf(css)
        expect(token && cssOf(token, 'any')).toBe(css.replace(/^(#.{6})ff$/, '$1'))
      }),
    )
  })

  it('keep the parts of a shadow, and leave a gradient to CSS', () => {
    const shadow = 'inset 0 0 0 3px #27112b, 0 10px 24px #08010a80'
    const token = tokenOf(shadow)
    expect(token?.$type).toBe('shadow')
    expect(token && cssOf(token, 'any')).toBe(shadow)
    expect(tokenOf('linear-gradient(red, blue)')).toBeUndefined()
  })

  it("accept a designer's colour in OKLCH", () => {
    const content = edited(['color', 'accent'], {
      $type: 'color',
      $value: { colorSpace: 'oklch', components: [1, 0, 0] },
    })
    expect(readDesignTokens(content, first.tokens).color.accent).toBe('#ffffff')
  })

  it.each([
    [edited(['color', 'accent'], undefined), 'color.accent is missing'],
    [
      edited(['color', 'glitter'], { $type: 'number', $value: 1 }),
      'color.glitter is not in the token contract',
    ],
    [
      edited(['color', 'accent'], { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 2] } }),
      'color.accent.$value.components',
    ],
    [
      edited(['space', 'small'], { $type: 'dimension', $value: { value: 8, unit: 'em' } }),
      'space.small.$value.unit',
    ],
    [edited(['space', 'small'], { $type: 'gap', $value: 8 }), 'space.small has the type "gap"'],
    [edited(['space', 'small'], { $value: 8 }), 'space.small has neither'],
    [{ color: {} }, 'color.canvas is missing'],
    [{ ...(edited(['color', 'text'], first.tokens) as object), taste: {} }, 'color.text has neither'],
  ])('refuse a missing, unknown or unreadable value, by its name (%#)', (content, message) => {
    expect(reading(content)).toThrow(message)
  })
})
