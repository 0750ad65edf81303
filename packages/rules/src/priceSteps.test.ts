import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceLadder } from './priceLadder.ts'
import { worsePrice } from './priceSteps.ts'

describe('Q-131 a price some steps worse', () => {
  it.each([
    { side: 'back', odds: 410, steps: 1, worse: 400 },
    { side: 'back', odds: 410, steps: 2, worse: 395 },
    { side: 'lay', odds: 410, steps: 2, worse: 430 },
    // Typed, and between two prices of the ladder.
    { side: 'back', odds: 422, steps: 1, worse: 420 },
    { side: 'lay', odds: 422, steps: 1, worse: 430 },
    // The ladder ends.
    { side: 'back', odds: 102, steps: 5, worse: 101 },
    { side: 'lay', odds: 100_000, steps: 5, worse: 100_000 },
  ] as const)('is $worse for a $side of $odds by $steps', ({ side, odds, steps, worse }) =>
    expect(worsePrice({ side, odds, run: 0, marketType: 'betfair' }, steps)).toEqual({ odds: worse, run: 0 }),
  )

  it('is exactly that many ladder steps away, and never better', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('back' as const, 'lay' as const),
        fc.constantFrom(...priceLadder),
        fc.integer({ min: 0, max: 20 }),
        (side, odds, steps) => {
          const worse = worsePrice({ side, odds, run: 0, marketType: 'betfair' }, steps).odds
          const [from, to] = [priceLadder.indexOf(odds), priceLadder.indexOf(worse)]
          const room = side === 'back' ? from : priceLadder.length - 1 - from
          expect(side === 'back' ? from - to : to - from).toBe(Math.min(steps, room))
        },
      ),
    )
  })
})
