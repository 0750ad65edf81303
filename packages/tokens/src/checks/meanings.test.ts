import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BrandDesign, BrandIdea } from '../brands/brand.ts'
import { brandTokens } from '../brands/brandTokens.ts'
import { createBrand } from '../brands/createBrand.ts'
import { designs } from '../brands/designs.ts'
import { meaningDistances, meaningFindings, meaningText } from './meanings.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

function built(idea: BrandIdea): BrandDesign | undefined {
  try {
    return createBrand(idea)
  } catch {
    return undefined
  }
}

/** Applies the suggestions of all findings. */
function corrected(design: BrandDesign): BrandDesign {
  const colors = { ...design.idea.colors }
  for (const { mode, suggestion } of meaningFindings(design))
    colors[mode] = { ...colors[mode], ...suggestion }
  return createBrand({ ...design.idea, colors })
}

describe('the meanings of colours', () => {
  it.each(designs.flatMap((design) => design.modes.map((mode) => ({ design, mode, name: design.name }))))(
    'are distinct in $name $mode for every kind of colour vision',
    ({ design, mode }) => {
      const failing = meaningDistances(brandTokens(design, mode)).filter(
        ({ reached, needed }) => reached < needed,
      )
      expect(failing.map(({ names, vision, reached }) => `${names.join('–')} ${vision} ${reached}`)).toEqual(
        [],
      )
    },
  )

  it('are reported in a sentence with a colour that passes', () => {
    const design = createBrand({
      name: 'wine',
      accent: '#7a1622',
      modes: ['light'],
      colors: { light: { danger: '#b32228' } },
    })
    const [finding] = meaningFindings(design)
    expect(finding && meaningText(finding)).toMatch(
      /^danger \(#b32228\) and accent \(#7a1622\) are 0\.128 apart in light for full colour and need 0\.14: a focused field would look invalid, .*\. Set colors\.light\.danger to #[0-9a-f]{6}/,
    )
    expect(meaningFindings(corrected(design))).toEqual([])
  })

  it('of accent and action may be one colour', () => {
    expect(meaningFindings(createBrand({ name: 'blue', accent: '#1f4fd1' }))).toEqual([])
  })

  it('pass for any brand of two colours, or its suggestions pass', () => {
    let reported = 0
    fc.assert(
      fc.property(hex, hex, (accent, action) => {
        const design = built({ name: 'any', accent, action })
        if (!design || meaningFindings(design).length === 0) return
        reported += 1
        expect(meaningFindings(corrected(design)).map(meaningText)).toEqual([])
      }),
      {
        numRuns: 40,
        examples: [
          ['#b32228', '#c9302f'],
          ['#dfb970', '#f0bd58'],
        ],
      },
    )
    expect(reported).toBeGreaterThan(1)
  })
})
