import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { designs } from '../brands/designs.ts'
import { inter, sora } from '../fonts/faces.ts'
import { defineBrand } from './defineBrand.ts'
import type { OwnBrandIdea } from './ownBrand.ts'
import { themeCss } from './themeCss.ts'
import type { BrandMessages } from '../brands/brandWords.ts'
import { wordLogo } from './wordLogo.ts'

const harbour: OwnBrandIdea = { name: 'harbour', label: 'Harbour Bet', accent: '#1b6fae' }

describe('a brand in one file', () => {
  it('has messages of known keys only, with the default text in their type', () => {
    const words = { 'betting.slip.place': 'Set sail' } satisfies OwnBrandIdea['words']
    expect(defineBrand({ ...harbour, words }).words).toEqual(words)
    const defaultText: BrandMessages['betting.slip.place'] = 'Place Bet'
    expect(defaultText).toBe('Place Bet')
    // @ts-expect-error A misspelt key does not compile.
    defineBrand({ ...harbour, words: { 'betting.slip.plaice': 'Set sail' } })
  })

  it('has everything a site needs from a name and an accent', async () => {
    const brand = defineBrand(harbour)
    expect(brand).toMatchObject({
      name: 'harbour',
      label: 'Harbour Bet',
      modes: ['dark', 'light'],
      defaultMode: 'dark',
      density: 'regular',
    })
    expect(Object.values(brand.themeColor)).toEqual([
      expect.stringMatching(/^#[0-9a-f]{6}$/),
      expect.stringMatching(/^#[0-9a-f]{6}$/),
    ])
    expect(brand.made.favicon).toMatch(/^<svg .*<\/svg>\n$/)
    const { pictures } = await brand.pictures()
    expect(pictures.empty.shapes.length).toBeGreaterThan(0)
  })

  it('uses the given values instead: fonts, pictures, messages and other languages', async () => {
    const brand = defineBrand({
      ...harbour,
      fonts: { body: inter, display: sora },
      favicon: '<svg/>',
      pictures: {
        slides: [{ title: 'One', text: 'A sentence.', drawing: { viewBox: '0 0 1 1', shapes: [] } }],
      },
      words: { 'account.demo': 'Try it' },
      translations: { hi: { 'account.demo': 'आज़माएँ' } },
    })
    expect(brand.made.faces).toEqual([inter, sora])
    expect(brand.made.design.font.numeric).toContain('Inter Variable')
    expect(brand.made.favicon).toBe('<svg/>')
    expect((await brand.pictures()).pictures.slides).toHaveLength(1)
    expect(await brand.translations?.['hi']?.()).toEqual({ words: { 'account.demo': 'आज़माएँ' } })
  })

  it.each([
    [{ ...harbour, name: 'Harbour 🌊' }, 'lower-case letters'],
    [{ ...harbour, accnt: '#000000' }, 'did you mean "accent"?'],
    [{ ...harbour, corners: 'sofd' }, '"sofd" is not a value of corners: did you mean "soft"?'],
    [{ ...harbour, movement: 'wobbly and wild' }, 'it knows still, brief'],
    [{ ...harbour, accent: 'blue' }, 'is not a colour of the form #rrggbb'],
    [{ ...harbour, fonts: { bdy: inter } }, '"fonts.bdy" is not a field of a brand: did you mean "body"?'],
    [
      { ...harbour, colors: { lihgt: {} } },
      '"colors.lihgt" is not a field of a brand: did you mean "light"?',
    ],
    [
      { ...harbour, colors: { light: { acent: '#123456' } } },
      '"colors.light.acent" is not a field of a brand: did you mean "accent"?',
    ],
    [
      { ...harbour, size: { contrl: '48px' } },
      '"size.contrl" is not a field of a brand: did you mean "control"?',
    ],
    [
      { ...harbour, pictures: { emtpy: {} } },
      '"pictures.emtpy" is not a field of a brand: did you mean "empty"?',
    ],
    [
      {
        ...harbour,
        logo: { viewBox: '0 0 9 9', markViewBox: '0 0 9 9', shapes: [{ d: 'M0 0', tonne: 'text' }] },
      },
      '"logo.shapes[0].tonne" is not a field of a brand: did you mean "tone"?',
    ],
    [
      { ...harbour, imagery: () => ({ glwo: 'none' }) },
      '"imagery.glwo" is not a field of a brand: did you mean "glow"?',
    ],
    [
      { ...harbour, layout: { lists: 'card' } },
      '"card" is not a value of layout.lists: did you mean "cards"?',
    ],
    [{ ...harbour, toString: () => '' }, '"toString" is not a field of a brand'],
  ])('reports the fault of %o, with the nearest known word', (idea, sentence) => {
    expect(() => defineBrand(idea as unknown as OwnBrandIdea)).toThrow(sentence)
  })

  it.each<[object | undefined, string]>([
    [undefined, 'It is undefined, and has to be an object'],
    [{ name: 'harbour' }, '"accent" is missing'],
    [
      { ...harbour, modes: 'dark' },
      '"modes" is the text "dark", and has to be a list of dark, light or both.',
    ],
    [{ ...harbour, modes: [] }, '"modes" is empty'],
    [
      { ...harbour, colors: '#000000' },
      '"colors" is the text "#000000", and has to be an object with dark, light.',
    ],
    [
      { ...harbour, colors: { dark: { text: 5 } } },
      '"colors.dark.text" is the number 5, which is not a colour',
    ],
    [
      { ...harbour, size: { control: 48 } },
      '"size.control" is the number 48, and has to be a text, like "48px".',
    ],
    [
      { ...harbour, grey: { chroma: 'none' } },
      '"grey.chroma" is the text "none", and has to be a number from 0 to',
    ],
    [
      { ...harbour, fonts: { body: 'Inter' } },
      '"fonts.body" is the text "Inter", and has to be a face: import { inter }',
    ],
    [{ ...harbour, fonts: { body: undefined } }, '"fonts.body" is undefined, and has to be a face'],
    [{ ...harbour, pictures: { slides: [{ title: 'One' }] } }, '"pictures.slides[0].drawing" is missing'],
    [
      { ...harbour, words: { 'account.demo': 5 } },
      '"words.account.demo" is the number 5, and has to be a text.',
    ],
    [
      { ...harbour, translations: { hi: 'Hindi' } },
      '"translations.hi" is the text "Hindi", and has to be texts',
    ],
    [{ ...harbour, favicon: '' }, '"favicon" is the text "", and has to be the path of an SVG or PNG file'],
    [{ ...harbour, logo: 5 }, '"logo" is the number 5, and has to be the path of an SVG or PNG file'],
    [{ ...harbour, logo: { dark: './a.svg' } }, '"logo.light" is missing'],
    [{ ...harbour, logo: { word: './a.svg', mrak: './b.svg' } }, 'did you mean "mark"?'],
    [{ ...harbour, shadows: 'none' }, '"shadows" is the text "none", and has to be a function'],
    [
      { ...harbour, shadows: () => ({ raised: 2 }) },
      '"shadows.raised" is the number 2, and has to be a text',
    ],
  ])('names the path of a value of the wrong kind: %o', (idea, sentence) => {
    expect(() => defineBrand(idea as unknown as OwnBrandIdea)).toThrow(sentence)
  })

  it.each(['#000000', '#ffffff', '#808080'])('makes a monochrome brand of the accent %s', (accent) => {
    const { made } = defineBrand({ ...harbour, accent })
    const { text, surface } = made.design.palettes.dark
    for (const color of [text, surface]) expect(new Set(color.slice(1).match(/../g)).size).toBe(1)
  })
})

describe('the styles of a brand', () => {
  it.each(designs)('match the theme of $name', (design) => {
    const css = themeCss(design, [])
    for (const mode of design.modes)
      expect(css).toContain(`[data-brand="${design.name}"][data-mode="${mode}"] {`)
    expect(css).toContain(`--kit-color-canvas: ${design.palettes[design.defaultMode].canvas};`)
    expect(css.match(/\{/g)?.length).toBe(css.match(/\}/g)?.length)
  })

  it('include the faces of its fonts, each with a fallback of its metrics', () => {
    const css = themeCss(defineBrand({ ...harbour, fonts: { body: inter } }).made.design, [inter])
    expect(css).toContain('font-family: "Inter Variable";')
    expect(css).toContain('size-adjust:')
  })
})

describe('a logo drawn from the name', () => {
  const boxOf = (viewBox: string) => viewBox.split(' ').map(Number)

  it('has a shape for each letter, and grows with the name', () => {
    const [short, long] = [wordLogo('Ace'), wordLogo('Ace of Spades')]
    expect(short.shapes.filter(({ tone }) => tone === 'text')).toHaveLength(3)
    expect(boxOf(long.viewBox)[2]).toBeGreaterThan(boxOf(short.viewBox)[2]!)
  })

  it('is only the mark if no letter of the name can be drawn', () => {
    const { viewBox, shapes } = wordLogo('🌊 समुद्र')
    expect(viewBox).toBe('0 0 36 36')
    expect(shapes.every(({ tone }) => tone !== 'text')).toBe(true)
  })

  it('stays inside its box whatever the name is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30, unit: 'grapheme' }), (label) => {
        const { viewBox, shapes } = wordLogo(label)
        const [, , width = 0] = boxOf(viewBox)
        for (const { d } of shapes) {
          expect(d).not.toContain('NaN')
          for (const [, x] of d.matchAll(/[ML](-?[\d.]+)/g)) expect(Number(x)).toBeLessThanOrEqual(width)
        }
      }),
    )
  })
})
