import type { Minor } from '@kit/sdk/contract'
import { bookOfKind, liability, profit, type BookedBet } from '@kit/rules'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countedStake } from './checkCare.ts'

const runners = ['a', 'b', 'c']
const market = { type: 'betfair' as const, numberOfWinners: 1 }

interface Asked {
  runnerId: string
  side: 'back' | 'lay'
  odds: number
  stake: Minor
}

const asked: fc.Arbitrary<Asked> = fc.record({
  runnerId: fc.constantFrom(...runners),
  side: fc.constantFrom('back', 'lay'),
  odds: fc.integer({ min: 101, max: 500 }),
  stake: fc.bigInt({ min: 1n, max: 500n }).map((points) => points * 100n),
})

function placed(all: readonly Asked[]) {
  const bets: (BookedBet & { run: number })[] = []
  let exposure = 0n
  return all.map((one) => {
    const ruled = { ...one, marketType: market.type }
    const bet = { ...one, run: 0, profit: profit(ruled), liability: liability(ruled) }
    bets.push(bet)
    const before = exposure
    exposure = bookOfKind(bets, runners, market).exposure
    const reserve = exposure - before
    return {
      bet,
      reserve,
      exposure,
      counted: countedStake({ stake: one.stake, profit: bet.profit, reserve }),
    }
  })
}

it('leaves bets uncounted only up to the possible loss of counted ones', () => {
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 40 }), (all) => {
      let [countedRisk, freed] = [0n, 0n]
      for (const { bet, counted, exposure } of placed(all)) {
        if (counted > 0n) countedRisk += bet.liability
        else freed += bet.profit
        expect(freed + exposure).toBeLessThanOrEqual(countedRisk)
      }
    }),
  )
})

it('counts the whole stake of every bet that turns the book over, even if it lowers the possible loss', () => {
  const opened = 10_000_000n
  const flips = fc.array(fc.integer({ min: 101, max: 199 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(flips, fc.integer({ min: 150, max: 300 }), (percents, odds) => {
      const all: Asked[] = [{ runnerId: 'a', side: 'back', odds, stake: opened }]
      // Each bet covers the remainder of the previous one, and more.
      let open = opened
      for (const [index, percent] of percents.entries()) {
        const stake = (open * BigInt(percent)) / 100n
        // With a smaller stake, rounding decides whether it turns the book over.
        if (stake < 10_000n) break
        all.push({ runnerId: 'a', side: index % 2 === 0 ? 'lay' : 'back', odds, stake })
        open = stake - open
      }
      for (const { bet, counted } of placed(all)) expect(counted).toBe(bet.stake)
    }),
  )
})

it('does not count a hedge, in part or whole', () => {
  const back: Asked = { runnerId: 'a', side: 'back', odds: 200, stake: 10_000n }
  for (const stake of [1n, 4_000n, 10_000n])
    expect(placed([back, { ...back, side: 'lay', stake }]).map(({ counted }) => counted)).toEqual([
      10_000n,
      0n,
    ])
  expect(placed([back, { ...back, side: 'lay', stake: 10_001n }])[1]?.counted).toBe(10_001n)
})
