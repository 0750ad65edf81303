import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, difference, blend, readable } from './contrast.ts'
import { lighten, mix, nearest, oklchOf, tint, withAlpha } from './derive.ts'
import { oklch } from './hex.ts'
import { seenBy, visions, worstDifference } from './vision.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('colour', () => {
  it('survives a round trip through OKLCH without a visible difference', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        const { lightness, chroma, hue } = oklchOf(hex)
        expect(difference(oklch(lightness, chroma, hue), hex)).toBeLessThan(0.01)
      }),
    )
  })

  it('keeps its hue if it is outside the gamut of a screen', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 359 }),
        fc.double({ min: 0.3, max: 0.8, noNaN: true }),
        (hue, light) => {
          const shown = oklchOf(oklch(light, 0.39, hue))
          expect(Math.abs(((shown.hue - hue + 540) % 360) - 180)).toBeLessThan(4)
        },
      ),
    )
  })

  it('stays as it is if it fits, else becomes the nearest lightness of its hue that fits', () => {
    expect(nearest('#7a1420', () => true)).toBe('#7a1420')
    const found = nearest('#7a1420', (hex) => contrast(hex, '#000000') >= 4.5)
    expect(contrast(found, '#000000')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(lighten(found, -0.02), '#000000')).toBeLessThan(4.5)
    expect(nearest('#7a1420', () => false)).toBe('#7a1420')
  })

  it('makes red and green alike for an eye without green, and leaves blue and yellow distinct', () => {
    expect(
      difference(seenBy('deutan (no green)', '#b3541e'), seenBy('deutan (no green)', '#5b7a00')),
    ).toBeLessThan(difference('#b3541e', '#5b7a00') / 2)
    expect(worstDifference('#1f6b2b', '#a52020').vision).toBe('deutan (no green)')
    for (const vision of visions) {
      expect(seenBy(vision, '#ffffff')).toBe('#ffffff')
      expect(seenBy(vision, '#000000')).toBe('#000000')
    }
    expect(worstDifference('#0050ff', '#ffe000').difference).toBeGreaterThan(0.3)
  })

  it('has a contrast of 21 between black and white and 1 with itself, in either order', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(contrast(one, one)).toBeCloseTo(1)
        expect(contrast(one, other)).toBe(contrast(other, one))
      }),
    )
  })

  it('is readable on every background in black or white', () => {
    fc.assert(
      fc.property(colour, (ground) => {
        expect(contrast(readable(ground, ['#000000', '#ffffff']), ground)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('is all background under a transparent overlay and all overlay under an opaque one', () => {
    fc.assert(
      fc.property(colour, colour, (above, ground) => {
        expect(blend(withAlpha(above, 0), ground)).toBe(ground)
        expect(blend(withAlpha(above, 1), ground)).toBe(above)
      }),
    )
  })

  it('keeps its hue in a tint, where mixing would turn it grey', () => {
    const pink = tint('#ffa6c6', '#0c1c16', 0.3, 0.55)
    expect(oklchOf(pink).chroma).toBeGreaterThan(0.03)
    expect(oklchOf(mix('#ffa6c6', '#0c1c16', 0.3)).chroma).toBeLessThan(oklchOf(pink).chroma)
    expect(difference(lighten('#808080', 0.1), '#808080')).toBeCloseTo(0.1, 1)
  })

  it('refuses a colour that is not written as #rrggbb', () => {
    expect(() => oklchOf('red')).toThrow('red is not a colour written as #rrggbb')
  })
})
