import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, difference, over, readable } from './contrast.ts'
import { lighten, tint, veil } from './derive.ts'
import { hexOfOklab, oklabOf } from './oklab.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('colour', () => {
  it('comes back from OKLab as it went in', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        expect(hexOfOklab(oklabOf(hex))).toBe(hex)
      }),
    )
  })

  it('has a contrast of 21 between black and white and 1 with itself, the same both ways', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(contrast(one, one)).toBeCloseTo(1)
        expect(contrast(one, other)).toBe(contrast(other, one))
      }),
    )
  })

  it('is readable on every ground in black or white', () => {
    fc.assert(
      fc.property(colour, (ground) => {
        expect(contrast(readable(ground, ['#000000', '#ffffff']), ground)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('is all ground under a clear veil and all veil under an opaque one', () => {
    fc.assert(
      fc.property(colour, colour, (above, ground) => {
        expect(over(veil(above, 0), ground)).toBe(ground)
        expect(over(veil(above, 1), ground)).toBe(above)
      }),
    )
  })

  it('keeps its hue in a tint where mixing would grey it', () => {
    const pink = tint('#ffa6c6', '#0c1c16', 0.3, 0.55)
    expect(oklabOf(pink).a).toBeGreaterThan(0.03)
    expect(difference(lighten('#808080', 0.1), '#808080')).toBeCloseTo(0.1, 1)
  })

  it('refuses what is not written as #rrggbb', () => {
    expect(() => oklabOf('red')).toThrow('red is not a colour written as #rrggbb')
  })
})
