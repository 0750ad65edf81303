import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOverroundValid, overround } from './overround.ts'

describe('the overround of a market', () => {
  it('sums the implied probability of each price', () => {
    expect(
      overround([
        { back: 200, lay: 200 },
        { back: 200, lay: 250 },
      ]),
    ).toEqual({ back: 100, lay: 90 })
    expect(overround([{ back: 0, lay: 400 }])).toEqual({ back: 0, lay: 25 })
  })

  it.each([
    [100, 100, true],
    [109, 91, true],
    [99.99, 95, false],
    [109.01, 95, false],
    [104, 90.99, false],
    [104, 100.01, false],
    [0, 0, false],
  ])('MKT-035 is valid with a back total of %s and a lay total of %s: %s', (back, lay, isValid) =>
    expect(isOverroundValid({ back, lay })).toBe(isValid),
  )

  it('MKT-035 increases with every shorter price', () => {
    const odds = fc.integer({ min: 102, max: 100_000 })
    fc.assert(
      fc.property(fc.array(odds, { minLength: 1, maxLength: 30 }), (all) => {
        const sides = (by: number) => all.map((one) => ({ back: one - by, lay: one - by }))
        expect(overround(sides(1)).back).toBeGreaterThan(overround(sides(0)).back)
      }),
    )
  })
})
