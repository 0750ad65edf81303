import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from '../color/contrast.ts'
import { hueDistance, oklchOf } from '../color/derive.ts'
import { oklch } from '../color/hex.ts'
import { brandTokens, softAccentOf, softOf } from './brandTokens.ts'
import { designs } from './designs.ts'
import { paletteOf } from './palette.ts'

const modesOfBrands = designs.flatMap((design) =>
  design.modes.map((mode) => [design.name, mode, design] as const),
)
/** Colours within these bounds, in thousandths: nearly all random doubles would be close to 0. */
const colors = (lightness: { min: number; max: number }, chroma: { min: number; max: number }) =>
  fc
    .record({ l: fc.integer(lightness), c: fc.integer(chroma), hue: fc.integer({ min: 0, max: 359 }) })
    .map(({ l, c, hue }) => oklch(l / 1000, c / 1000, hue))
const accents = colors({ min: 250, max: 920 }, { min: 60, max: 220 })
/** Dark, from grey to a cloth of any colour. */
const surfaces = colors({ min: 200, max: 260 }, { min: 0, max: 90 })
const modes = fc.constantFrom('dark' as const, 'light' as const)

/** Returns true for a dark yellow, orange or lime with little chroma, which does not look like the brand's colour. */
function isMud(soft: string): boolean {
  const { lightness, chroma, hue } = oklchOf(soft)
  return lightness < 0.5 && hue > 60 && hue < 110 && chroma < 0.055
}

describe('the soft accent', () => {
  it.each(modesOfBrands)(
    'of %s in %s is not muddy, and text and accent are readable on it',
    (_name, mode, design) => {
      const { accent, accentSoft, text } = brandTokens(design, mode).color
      expect(isMud(accentSoft)).toBe(false)
      expect(contrast(text, accentSoft)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(accent, accentSoft)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('has the hue of its accent, or that of a dark surface of another colour under a yellow one', () => {
    fc.assert(
      fc.property(accents, surfaces, modes, (accent, surface, mode) => {
        // Some accents make no brand, because they are too close to back or lay; this test skips them.
        const idea = { name: 'seed', label: 'Seed', accent, colors: { dark: { surface } } }
        const palettes = { dark: paletteOf(idea, 'dark'), light: paletteOf(idea, 'light') }
        const { color } = brandTokens({ ...designs[0]!, palettes }, mode)
        const [own, soft, ground] = [oklchOf(color.accent), oklchOf(color.accentSoft), oklchOf(color.surface)]
        expect(contrast(color.text, color.accentSoft)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(color.accent, color.accentSoft)).toBeGreaterThanOrEqual(4.5)
        expect(isMud(color.accentSoft) && own.chroma > 0.09).toBe(false)
        const isYellow = mode === 'dark' && hueDistance(own.hue, 90) < 45
        const isCloth = ground.chroma > 0.04 && hueDistance(own.hue, ground.hue) > 60
        const [kin, reach] = isYellow && isCloth ? [ground, 4] : [own, 30]
        // Greys have no hue, and the lightest tints round it off.
        expect(soft.chroma > 0.02 ? hueDistance(kin.hue, soft.hue) : 0).toBeLessThan(reach)
        const isStronger = soft.lightness > ground.lightness + 0.06 && soft.chroma > ground.chroma
        expect(isStronger || kin === own).toBe(true)
      }),
      { numRuns: 600 },
    )
  })

  it('is lighter cloth and not brown if the accent is gold on indigo or on plum', () => {
    for (const [surface, accent] of [
      ['#21184b', '#ffcf70'],
      ['#27112b', '#dfb970'],
    ] as const) {
      const [soft, ground] = [softAccentOf(surface, 'dark')(accent), oklchOf(surface)]
      expect(hueDistance(oklchOf(soft).hue, ground.hue)).toBeLessThan(4)
      expect(oklchOf(soft).chroma).toBeGreaterThan(ground.chroma)
      // As far from the surface as amber would be: a state is visible by its lightness alone.
      expect(contrast(soft, surface)).toBeGreaterThan(1.5)
    }
  })

  it('is amber if a gold accent is on a dark surface that is neutral or has a similar hue', () => {
    for (const surface of ['#191919', '#16181d', '#2c1c00']) {
      const { hue, chroma } = oklchOf(softAccentOf(surface, 'dark')('#ffcf70'))
      expect(hue).toBeGreaterThan(55)
      expect(hue).toBeLessThan(75)
      expect(chroma).toBeGreaterThan(0.07)
    }
  })

  it('is mixed like every other soft colour in a light theme, and for every hue that darkens well', () => {
    for (const [surface, mode, accent] of [
      ['#fffdf8', 'light', '#8a6a00'],
      ['#0c1c16', 'dark', '#7defc4'],
      ['#12161c', 'dark', '#6d93ff'],
    ] as const)
      expect(softAccentOf(surface, mode)(accent)).toBe(softOf(surface, mode)(accent))
  })
})
