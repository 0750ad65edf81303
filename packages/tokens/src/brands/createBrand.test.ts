import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { problemsOf } from '../checks/problems.ts'
import { contrast } from '../color/contrast.ts'
import { oklchOf } from '../color/derive.ts'
import { adjustmentText } from './adjustments.ts'
import type { BrandIdea } from './brand.ts'
import { brandTokens } from './brandTokens.ts'
import { createBrand } from './createBrand.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

const remaining = (idea: BrandIdea): string[] => {
  const design = createBrand(idea)
  return design.modes.flatMap((mode) => problemsOf(brandTokens(design, mode)))
}

function refusalOf(idea: BrandIdea): string | undefined {
  try {
    createBrand(idea)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('createBrand', () => {
  it('makes a complete, readable brand from any accent, or reports which pair fails, by how much and what to change', () => {
    let built = 0
    fc.assert(
      fc.property(hex, hex, (accent, action) => {
        const idea = { name: 'any', accent, action }
        const [first = 'built', ...problems] = refusalOf(idea)?.split('\n') ?? remaining(idea)
        const isSaid = problems.every((problem) =>
          /^- (dark|light): .*#[0-9a-f]{6}.* \d+(\.\d+)? .*need.* \d+(\.\d+)?: .+\.$/.test(problem),
        )
        if (first === 'built') built += 1
        expect([first, problems.length > 0, isSaid]).toEqual(
          first === 'built' ? ['built', false, true] : ['The brand "any" cannot be built:', true, true],
        )
      }),
      { numRuns: 60 },
    )
    expect(built).toBeGreaterThan(20)
  })

  it('uses the accent as it is if it is readable, else in its nearest lightness', () => {
    const { palettes } = createBrand({ name: 'mint', accent: '#7defc4' })
    expect(palettes.dark.accent).toBe('#7defc4')
    expect(palettes.light.accent).not.toBe('#7defc4')
    expect(contrast(palettes.light.accent, palettes.light.surface)).toBeGreaterThanOrEqual(4.5)
  })

  it('reports which colours a mode adjusts, and how to choose them by hand', () => {
    const { adjustments, palettes } = createBrand({ name: 'harbour', accent: '#1b6fae', action: '#e4572e' })
    expect(adjustments.map(({ mode, name }) => `${mode} ${name}`)).toEqual(['dark accent', 'light accent'])
    expect(adjustments[1] && adjustmentText(adjustments[1])).toBe(
      `accent (#1b6fae) cannot be read in light, with a contrast of 4.56 where 4.6 is needed: light uses ${palettes.light.accent}, 1 % darker. Set colors.light.accent to choose it yourself.`,
    )
    const { accent } = palettes.light
    expect(
      createBrand({
        name: 'own',
        accent: '#1b6fae',
        modes: ['light'],
        colors: { light: { accent } },
      }).adjustments.map(({ name }) => name),
    ).not.toContain('accent')
  })

  it.each(['#000000', '#111111', '#222222', '#808080', '#ffffff'])(
    'makes a brand of %s, with neutral greys',
    (accent) => {
      const { palettes } = createBrand({ name: 'ink', accent })
      for (const { canvas, surface, text, line } of Object.values(palettes))
        for (const grey of [canvas, surface, text, line]) expect(oklchOf(grey).chroma).toBeLessThan(0.002)
    },
  )

  it.each(['#000000', '#1a1a1a', '#ffffff'])(
    'sets a button of %s apart from the page in both modes',
    (accent) => {
      const { palettes, adjustments } = createBrand({ name: 'ink', accent })
      for (const { action, canvas, surface } of Object.values(palettes))
        for (const ground of [canvas, surface]) expect(contrast(action, ground)).toBeGreaterThanOrEqual(3)
      const moved = adjustments.find(({ name }) => name === 'action')
      expect(moved && adjustmentText(moved)).toMatch(
        /^action \(#\w+\) cannot be distinguished from the page in \w+, with a contrast of 1\.\d\d where 3\.1 is needed: /,
      )
    },
  )

  it('suggests a direction that can be reached', () => {
    expect(refusalOf({ name: 'night', accent: '#7defc4', colors: { dark: { accent: '#1a1a1a' } } })).toMatch(
      /- dark: accent \(#1a1a1a\) on canvas .*: make accent lighter or canvas darker\./,
    )
  })

  it('never adjusts a colour chosen by hand, and fails on an unreadable one', () => {
    expect(
      refusalOf({ name: 'faint', accent: '#7defc4', colors: { light: { textMuted: '#b0b0b0' } } }),
    ).toMatch(
      /- light: textMuted \(#b0b0b0\) on canvas \(#[0-9a-f]{6}\) has a contrast of \d\.\d\d and needs 4.5: make textMuted darker or canvas lighter\./,
    )
  })

  it('fails if profit looks like loss to an eye without green, though full colour vision separates them', () => {
    const refusal = refusalOf({
      name: 'confusing',
      accent: '#5a3fd0',
      modes: ['light'],
      colors: { light: { profit: '#0b7434', loss: '#bd1f2d' } },
    })
    expect(refusal).toContain(
      'profit (#0b7434) and loss (#bd1f2d) lie 0.028 apart in deutan (no green) and need 0.06',
    )
  })

  it('fails if back looks like lay', () => {
    expect(
      refusalOf({
        name: 'one-sided',
        accent: '#5a3fd0',
        modes: ['light'],
        colors: { light: { back: '#b9c6ee', lay: '#c3c1ea' } },
      }),
    ).toContain('back (#b9c6ee) and lay (#c3c1ea) lie')
  })

  it('fails if the accent looks like a price or a result', () => {
    expect(
      refusalOf({ name: 'blue', accent: '#8cc8ff', modes: ['dark'], colors: { dark: { back: '#8cc8ff' } } }),
    ).toContain("players would read the brand's voice as a price")
  })

  it('SHELL-127 makes a brand of one mode, and refuses a default mode that it does not have', () => {
    expect(createBrand({ name: 'paper', accent: '#7a1622', modes: ['light'] }).defaultMode).toBe('light')
    expect(() =>
      createBrand({ name: 'paper', accent: '#7a1622', modes: ['light'], defaultMode: 'dark' }),
    ).toThrow('has no dark mode')
  })

  it('refuses an accent that is not a colour', () => {
    expect(() => createBrand({ name: 'red', accent: 'red' })).toThrow(
      'red is not a colour written as #rrggbb',
    )
  })
})
