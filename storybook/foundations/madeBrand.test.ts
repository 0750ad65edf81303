import { describe, expect, it } from 'vitest'
import { codeOf, made, variablesOf } from './madeBrand.ts'

const idea = { name: 'harbour', accent: '#1b6fae', action: '#e4572e' } as const

describe('a brand made in Storybook', () => {
  it('styles an element in every colour of its mode', () => {
    const brand = made(idea)
    if (!('design' in brand)) throw new Error(brand.problems.join('\n'))
    const [dark, light] = [variablesOf(brand.design, 'dark'), variablesOf(brand.design, 'light')]
    expect(dark['--kit-color-canvas']).toBe(brand.design.palettes.dark.canvas)
    expect(light['--kit-color-canvas']).toBe(brand.design.palettes.light.canvas)
    expect(dark['--kit-font-body']).toBeUndefined()
  })

  it('is refused with one sentence for each fault', () => {
    const refused = made({ ...idea, colors: { light: { textMuted: '#b0b0b0' } } })
    expect('problems' in refused && refused.problems[0]).toMatch(/^light: textMuted .* needs 4\.5/)
  })

  it('reports an invalid colour', () => {
    const refused = made({ ...idea, accent: 'blue-ish' })
    expect('problems' in refused && refused.problems).toEqual([expect.stringContaining('blue-ish')])
  })

  it('is written like by its team, without unset values', () => {
    expect(codeOf({ ...idea, corners: undefined } as never)).toBe(
      "export const harbourDesign = createBrand({\n  name: 'harbour',\n  accent: '#1b6fae',\n  action: '#e4572e',\n})",
    )
  })
})
