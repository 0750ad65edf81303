import { describe, expect, it } from 'vitest'
import { densities, densityTokens } from './density.ts'
import { size, space } from './scale.ts'

const px = (value: string) => Number.parseFloat(value)

describe('density', () => {
  it('leaves a brand unchanged in regular', () => {
    expect(densityTokens({ space, size }, 'regular')).toEqual({ space, size })
  })

  it('gives less space in compact and more in roomy, in every step above a hairline', () => {
    const [compact, regular, roomy] = densities.map((density) => densityTokens({ space, size }, density))
    for (const step of ['small', 'medium', 'large', 'huge', 'vast'] as const) {
      expect(px(compact!.space[step])).toBeLessThan(px(regular!.space[step]))
      expect(px(roomy!.space[step])).toBeGreaterThan(px(regular!.space[step]))
    }
  })

  it('never makes a control lower than a touch target, nor widens the page', () => {
    const { size: compact } = densityTokens(
      { space, size: { ...size, control: '30px', priceCell: '30px' } },
      'compact',
    )
    expect([compact.control, compact.priceCell, compact.page]).toEqual(['40px', '44px', size.page])
  })

  it('refuses space that is not in px, because it cannot be scaled', () => {
    expect(() => densityTokens({ space: { ...space, small: '1rem' }, size }, 'compact')).toThrow(
      '1rem is not a length in px',
    )
  })
})
