import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxStake } from './maxStake.ts'
import { sessionRanges } from './sessionRanges.ts'
import { sessionBook } from './sessionBook.ts'
import { settleBet, settleSessionBet } from './settlement.ts'
import { whatIf, type BookedMarket, type WhatIfBet, type ProspectiveBet } from './whatIf.ts'

const side = fc.constantFrom('back' as const, 'lay' as const)
const ids = ['a', 'b', 'c']
const points = (most: bigint) => fc.bigInt(0n, most).map((whole) => whole * 100n)

const matchOdds: BookedMarket = { type: 'betfair', numberOfWinners: 1, runnerIds: ids }
const session: BookedMarket = { type: 'session', numberOfWinners: 1, runnerIds: ['line'] }

const standing: fc.Arbitrary<WhatIfBet> = fc.record({
  runnerId: fc.constantFrom(...ids),
  side,
  run: fc.constant(0),
  profit: fc.bigInt(0n, 10n ** 8n),
  liability: fc.bigInt(0n, 10n ** 8n),
})
const standingRun: fc.Arbitrary<WhatIfBet> = fc.record({
  runnerId: fc.constant('line'),
  side,
  run: fc.integer({ min: 1, max: 60 }),
  profit: fc.bigInt(0n, 10n ** 8n),
  liability: fc.bigInt(0n, 10n ** 8n),
})
const thought = (stake: fc.Arbitrary<bigint>): fc.Arbitrary<ProspectiveBet> =>
  fc.record({
    runnerId: fc.constantFrom(...ids),
    side,
    run: fc.constant(0),
    marketType: fc.constantFrom('betfair' as const, 'bookmaker' as const),
    odds: fc.integer({ min: 101, max: 3_000 }),
    stake,
  })

const least = (amounts: readonly bigint[]) => amounts.reduce((low, next) => (next < low ? next : low))
const loss = (worst: bigint) => (worst < 0n ? -worst : 0n)

describe('the effect of a bet on the book', () => {
  it('PNL-003 shows the profit and loss of each runner before and after the bet, and its reserve', () => {
    const bet: ProspectiveBet = {
      runnerId: 'a',
      side: 'lay',
      run: 0,
      marketType: 'betfair',
      odds: 250,
      stake: 10_000n,
    }
    const { profit, liability, bookBefore, bookAfter, exposureChange } = whatIf([], bet, matchOdds)
    expect([profit, liability, exposureChange]).toEqual([10_000n, 15_000n, 15_000n])
    expect([...bookBefore.byRunner.values()]).toEqual([0n, 0n, 0n])
    expect(Object.fromEntries(bookAfter.byRunner)).toEqual({ a: -15_000n, b: 10_000n, c: 10_000n })
  })

  it('frees points if the bet is a hedge', () => {
    const back = { runnerId: 'a', side: 'back' as const, run: 0, profit: 20_000n, liability: 10_000n }
    const lay: ProspectiveBet = {
      runnerId: 'a',
      side: 'lay',
      run: 0,
      marketType: 'betfair',
      odds: 200,
      stake: 10_000n,
    }
    expect(whatIf([back], lay, matchOdds).exposureChange).toBe(-10_000n)
  })

  it.each([
    { stake: 0n, odds: 250 },
    { stake: 10_000n, odds: 100 },
    { stake: 10_000n, odds: 0 },
  ])('changes nothing without a stake or odds: $stake at $odds', ({ stake, odds }) => {
    const bet: ProspectiveBet = { runnerId: 'a', side: 'back', run: 0, marketType: 'betfair', odds, stake }
    expect(whatIf([], bet, matchOdds)).toMatchObject({ profit: 0n, liability: 0n, exposureChange: 0n })
  })

  it('equals settling every bet with each possible winner', () => {
    fc.assert(
      fc.property(fc.array(standing, { maxLength: 6 }), thought(points(10_000n)), (bets, bet) => {
        const { profit, liability, bookBefore, bookAfter, exposureChange } = whatIf(bets, bet, matchOdds)
        const brings = (all: readonly WhatIfBet[], winner: string) =>
          all.reduce(
            (sum, one) => sum + settleBet(one, one.runnerId === winner ? 'winner' : 'loser').result,
            0n,
          )
        const all = [...bets, { ...bet, profit, liability }]
        for (const winner of ids) {
          expect(bookBefore.byRunner.get(winner)).toBe(brings(bets, winner))
          expect(bookAfter.byRunner.get(winner)).toBe(brings(all, winner))
        }
        const worst = (of: readonly WhatIfBet[]) => loss(least(ids.map((winner) => brings(of, winner))))
        expect(exposureChange).toBe(worst(all) - worst(bets))
      }),
    )
  })

  it('equals settling every bet of a session at each possible run', () => {
    const run = fc.integer({ min: 1, max: 60 })
    fc.assert(
      fc.property(
        fc.array(standingRun, { maxLength: 6 }),
        fc.tuple(side, run, fc.integer({ min: 50, max: 300 }), points(10_000n)),
        (bets, [side, run, odds, stake]) => {
          const bet: ProspectiveBet = {
            runnerId: 'line',
            side,
            run,
            marketType: 'session',
            odds: odds * 100,
            stake,
          }
          const { profit, liability, bookAfter } = whatIf(bets, bet, session)
          const all = [...bets, { ...bet, profit, liability }]
          const results = Array.from({ length: 64 }, (_, result) =>
            all.reduce((sum, one) => sum + settleSessionBet(one, result).result, 0n),
          )
          expect(bookAfter.exposure).toBe(loss(least(results)))
          for (const { from, to, amount } of sessionRanges(bookAfter.byRun ?? []))
            for (const result of [from ?? 0, to ?? 63]) expect(results[result]).toBe(amount)
        },
      ),
    )
  })
})

describe('the highest stake that the points cover', () => {
  it.each([
    { side: 'back' as const, available: 50_050n, limit: 10n ** 9n, most: 50_000n },
    { side: 'back' as const, available: 50_000n, limit: 20_000n, most: 20_000n },
    // A lay at 3.00 risks twice its stake.
    { side: 'lay' as const, available: 50_000n, limit: 10n ** 9n, most: 25_000n },
    { side: 'lay' as const, available: 199n, limit: 10n ** 9n, most: 0n },
    { side: 'back' as const, available: 0n, limit: 10n ** 9n, most: 0n },
  ])('is $most for a $side with $available points available', ({ side, available, limit, most }) => {
    const bet = { runnerId: 'a', side, run: 0, marketType: 'betfair' as const, odds: 300 }
    expect(maxStake([], bet, matchOdds, { available, limit })).toBe(most)
  })

  it('is covered, and one more point is not, for any existing bets', () => {
    fc.assert(
      fc.property(
        fc.array(standing, { maxLength: 5 }),
        thought(fc.constant(0n)),
        points(5_000n),
        points(20_000n),
        (bets, bet, available, limit) => {
          const most = maxStake(bets, bet, matchOdds, { available, limit })
          const needs = (stake: bigint) => whatIf(bets, { ...bet, stake }, matchOdds).exposureChange
          expect(needs(most) <= available).toBe(true)
          expect(most <= limit).toBe(true)
          expect(most === limit || needs(most + 100n) > available).toBe(true)
        },
      ),
    )
  })
})

describe('the ranges of a session', () => {
  it('PNL-009 joins runs with the same outcome, and leaves the ends open', () => {
    const yes = { side: 'back' as const, run: 45, profit: 900n, liability: 1_000n }
    const no = { side: 'lay' as const, run: 50, profit: 1_000n, liability: 1_100n }
    expect(sessionRanges(sessionBook([yes, no]).byRun)).toEqual([
      { from: undefined, to: 44, amount: 0n },
      { from: 45, to: 49, amount: 1_900n },
      { from: 50, to: undefined, amount: -200n },
    ])
    expect(sessionRanges([])).toEqual([])
  })

  it('covers every run once, in order', () => {
    fc.assert(
      fc.property(fc.array(standingRun, { minLength: 1, maxLength: 8 }), (bets) => {
        const { byRun } = sessionBook(bets)
        const ranges = sessionRanges(byRun)
        for (const { run, amount } of byRun) {
          const holding = ranges.filter(({ from, to }) => (from ?? run) <= run && run <= (to ?? run))
          expect(holding.map((range) => range.amount)).toEqual([amount])
        }
      }),
    )
  })
})
