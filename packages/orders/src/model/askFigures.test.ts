import { liability, priceLadder, profit } from '@kit/rules'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { levels, offered } from '../testing/samples.ts'
import { askFigures } from './askFigures.ts'
import { stepsAround } from './stepsAround.ts'

it('matches the offers at the price or better, each at its own price, and leaves the rest unmatched', () => {
  expect(askFigures({ side: 'back', odds: 121, stake: 200_000n }, offered())).toEqual({
    taken: 140_000n,
    takenOdds: 121,
    waits: 60_000n,
    ahead: 0n,
    profit: 11_000n + 18_900n + 12_600n,
    liability: 200_000n,
  })
})

it('is unmatched in full behind the queue at its price if no offer is as good', () => {
  expect(askFigures({ side: 'back', odds: 130, stake: 10_000n }, offered())).toEqual({
    taken: 0n,
    takenOdds: undefined,
    waits: 10_000n,
    ahead: 124_000n,
    profit: 3_000n,
    liability: 10_000n,
  })
})

it('has an empty queue ahead if the order is fully matched', () => {
  const crossed = { back: levels([125, 500]), lay: levels([124, 200]) }
  expect(askFigures({ side: 'back', odds: 124, stake: 10_000n }, crossed)).toMatchObject({
    taken: 10_000n,
    waits: 0n,
    ahead: 0n,
  })
})

const step = fc.constantFrom(...priceLadder)
const side = fc.constantFrom('back' as const, 'lay' as const)
const stake = fc.bigInt({ min: 1n, max: 5_000n }).map((points) => points * 100n)
const offer = fc.array(fc.tuple(step, fc.integer({ min: 1, max: 2_000 })), { maxLength: 6 })

it('splits the whole stake, and never risks more or wins less than a full match at the requested price', () => {
  fc.assert(
    fc.property(side, step, stake, offer, offer, (of, odds, whole, backs, lays) => {
      const prices = {
        back: levels(...backs.toSorted((one, other) => other[0] - one[0])),
        lay: levels(...lays.toSorted((one, other) => one[0] - other[0])),
      }
      const asked = { side: of, odds, stake: whole }
      const found = askFigures(asked, prices)
      const plain = { ...asked, marketType: 'betfair' as const }
      expect(found.taken + found.waits).toBe(whole)
      expect(found.liability).toBeLessThanOrEqual(liability(plain))
      expect(found.profit).toBeGreaterThanOrEqual(profit(plain))
      expect(found.ahead === 0n || found.waits > 0n).toBe(true)
    }),
  )
})

it('finds the steps around odds that are not on the ladder', () => {
  expect(stepsAround(213)).toEqual({ lower: 212, higher: 214 })
  expect(stepsAround(50)).toEqual({ lower: 101, higher: 101 })
  expect(priceLadder.map(stepsAround)).toEqual(priceLadder.map(() => undefined))
})
