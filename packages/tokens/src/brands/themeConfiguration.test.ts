import { describe, expect, it } from 'vitest'
import { createBrand } from './createBrand.ts'
import { withThemeConfiguration } from './themeConfiguration.ts'

const idea = {
  name: 'harbour',
  accent: '#1b6fae',
  colors: { dark: { accent: '#7fc4ff', line: '#28323c' }, light: {} },
} as const

describe('an operator’s theme configuration', () => {
  it('CONF-012 sets the colours of a brand: background of each mode, and themeColor as its accent', () => {
    const { palettes } = createBrand(
      withThemeConfiguration(idea, {
        background: { dark: '#10141A', light: '#f4f6f8' },
        themeColor: '#C9A227',
      }),
    )
    expect(palettes.dark).toMatchObject({ canvas: '#10141a', accent: '#c9a227', line: '#28323c' })
    expect(palettes.light.canvas).toBe('#f4f6f8')
    expect(palettes.light.accent).not.toBe(createBrand(idea).palettes.light.accent)
  })

  it('CONF-012 changes nothing for missing fields', () => {
    expect(createBrand(withThemeConfiguration(idea, {})).palettes).toEqual(createBrand(idea).palettes)
    const { palettes } = createBrand(withThemeConfiguration(idea, { background: { light: '#ffffff' } }))
    expect([palettes.light.canvas, palettes.dark]).toEqual(['#ffffff', createBrand(idea).palettes.dark])
  })

  it('CONF-012 is refused if it is unreadable or not a colour', () => {
    expect(() => createBrand(withThemeConfiguration(idea, { background: { dark: '#8a8a8a' } }))).toThrow(
      /The brand "harbour" cannot be built:\n- dark: .* on canvas \(#8a8a8a\)/,
    )
    expect(() => withThemeConfiguration(idea, { background: { dark: 'navy' } })).toThrow(
      "The theme configuration's background.dark is not a colour of the form #rrggbb.",
    )
    expect(() => withThemeConfiguration(idea, { themeColor: 7 })).toThrow("configuration's themeColor")
  })
})
