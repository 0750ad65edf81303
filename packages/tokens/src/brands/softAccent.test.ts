import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from '../color/contrast.ts'
import { oklchOf } from '../color/derive.ts'
import { oklch } from '../color/hex.ts'
import { brandTokens, softAccentOf, softOf } from './brandTokens.ts'
import { designs } from './designs.ts'
import { paletteOf } from './palette.ts'

/** The angle between two hues, 0 to 180. */
const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)

const modesOfBrands = designs.flatMap((design) =>
  design.modes.map((mode) => [design.name, mode, design] as const),
)
const accents = fc
  .record({
    lightness: fc.double({ min: 0.25, max: 0.92, noNaN: true }),
    chroma: fc.double({ min: 0.06, max: 0.22, noNaN: true }),
    hue: fc.double({ min: 0, max: 360, noNaN: true }),
  })
  .map(({ lightness, chroma, hue }) => oklch(lightness, chroma, hue))

/** Dark yellow, orange and lime with little chroma: what nobody calls the brand's colour. */
function isMud(soft: string): boolean {
  const { lightness, chroma, hue } = oklchOf(soft)
  return lightness < 0.5 && hue > 60 && hue < 110 && chroma < 0.055
}

describe('the soft accent', () => {
  it.each(modesOfBrands)(
    'of %s in %s is no mud, and text and accent are readable on it',
    (_name, mode, design) => {
      const { accent, accentSoft, text } = brandTokens(design, mode).color
      expect(isMud(accentSoft)).toBe(false)
      expect(contrast(text, accentSoft)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(accent, accentSoft)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('keeps the hue of any accent, and in the dark enough chroma to show it', () => {
    fc.assert(
      fc.property(accents, fc.constantFrom('dark' as const, 'light' as const), (accent, mode) => {
        // Not every accent makes a brand: some are too near to back or lay, which is not the matter here.
        const idea = { name: 'seed', label: 'Seed', accent }
        const palettes = { dark: paletteOf(idea, 'dark'), light: paletteOf(idea, 'light') }
        const { color } = brandTokens({ ...designs[0]!, palettes }, mode)
        const [own, soft] = [oklchOf(color.accent), oklchOf(color.accentSoft)]
        expect(contrast(color.text, color.accentSoft)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(color.accent, color.accentSoft)).toBeGreaterThanOrEqual(4.5)
        expect(isMud(color.accentSoft) && own.chroma > 0.09).toBe(false)
        // Greys have no hue, and the lightest tints round it off.
        expect(soft.chroma > 0.02 ? apart(own.hue, soft.hue) : 0).toBeLessThan(30)
      }),
      { numRuns: 300 },
    )
  })

  it('is amber and not brown where the accent is gold on indigo', () => {
    const soft = softAccentOf('#21184b', 'dark')('#ffcf70')
    expect(oklchOf(soft).chroma).toBeGreaterThan(0.08)
    expect(oklchOf(soft).hue).toBeLessThan(75)
  })

  it('of a light theme, and of every hue that darkens well, is mixed as every other soft colour', () => {
    for (const [surface, mode, accent] of [
      ['#fffdf8', 'light', '#8a6a00'],
      ['#0c1c16', 'dark', '#7defc4'],
      ['#12161c', 'dark', '#6d93ff'],
    ] as const)
      expect(softAccentOf(surface, mode)(accent)).toBe(softOf(surface, mode)(accent))
  })
})
