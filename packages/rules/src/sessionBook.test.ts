import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { liability, profit } from './profit.ts'
import { sessionBook, type SessionBet } from './sessionBook.ts'
import { settleSessionBet } from './settlement.ts'

const amount = fc.bigInt(0n, 10n ** 9n)
const bet = fc.record({
  side: fc.constantFrom('back' as const, 'lay' as const),
  run: fc.integer({ min: 1, max: 120 }),
  profit: amount,
  liability: amount,
})
const bets = fc.array(bet, { maxLength: 12 })

const of = (side: 'back' | 'lay', run: number, odds: number, stake: bigint): SessionBet => {
  const ruled = { side, marketType: 'session' as const, odds, stake }
  return { side, run, profit: profit(ruled), liability: liability(ruled) }
}

const bruteForce = (all: readonly SessionBet[], result: number): bigint =>
  all.reduce((total, one) => total + settleSessionBet(one, result).result, 0n)

describe('the book of a session', () => {
  it('PNL-009 lists every run from the lowest bet on minus 1 to the highest plus 1', () => {
    const { byRun, worst, exposure } = sessionBook([
      of('back', 45, 10_000, 100_000n),
      of('lay', 48, 9_000, 100_000n),
    ])
    expect(byRun).toEqual([
      { run: 44, amount: 0n },
      { run: 45, amount: 200_000n },
      { run: 46, amount: 200_000n },
      { run: 47, amount: 200_000n },
      { run: 48, amount: 10_000n },
      { run: 49, amount: 10_000n },
    ])
    expect([worst, exposure]).toEqual([0n, 0n])
  })

  it('is empty without bets', () => expect(sessionBook([])).toEqual({ byRun: [], worst: 0n, exposure: 0n }))

  it('equals settling every bet at every possible result, and its exposure is the worst of them', () => {
    fc.assert(
      fc.property(bets, (all) => {
        const { byRun, exposure } = sessionBook(all)
        const results = Array.from({ length: 200 }, (_, result) => bruteForce(all, result))
        const worst = results.reduce((low, next) => (next < low ? next : low), results[0] ?? 0n)
        expect(exposure).toBe(worst < 0n ? -worst : 0n)
        for (const { run, amount: there } of byRun) expect(there).toBe(results[run])
        // The first and last entries also apply to all results beyond them.
        const [low, high] = [byRun[0], byRun.at(-1)]
        const below = results.slice(0, low?.run ?? 0)
        const above = results.slice(high?.run ?? results.length)
        expect(below.every((there) => there === low?.amount)).toBe(true)
        expect(above.every((there) => there === high?.amount)).toBe(true)
      }),
    )
  })

  it('does not depend on the order of the bets', () => {
    fc.assert(
      fc.property(bets, (all) => void expect(sessionBook(all.toReversed())).toEqual(sessionBook(all))),
    )
  })

  it('is zero at every run if the player holds both sides of one line', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 30_000 }), (run, odds) => {
        const both = [of('back', run, odds, 50_000n), of('lay', run, odds, 50_000n)]
        expect(sessionBook(both).byRun.every(({ amount: there }) => there === 0n)).toBe(true)
      }),
    )
  })
})

describe('the settlement of a session bet', () => {
  it.each([
    { side: 'back' as const, result: 45, state: 'won', pays: 90n },
    { side: 'back' as const, result: 44, state: 'lost', pays: -100n },
    { side: 'lay' as const, result: 45, state: 'lost', pays: -100n },
    { side: 'lay' as const, result: 44, state: 'won', pays: 90n },
    { side: 'back' as const, result: 0, state: 'lost', pays: -100n },
    { side: 'lay' as const, result: undefined, state: 'void', pays: 0n },
  ])('a $side at 45 with the result $result is $state with $pays', ({ side, result, state, pays }) =>
    expect(settleSessionBet({ side, run: 45, profit: 90n, liability: 100n }, result)).toEqual({
      state,
      result: pays,
    }),
  )

  it('a void returns every stake; otherwise one side of a line wins what the other loses', () => {
    const line = fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 30_000 }), amount)
    fc.assert(
      fc.property(line, fc.option(fc.nat(500), { nil: undefined }), ([run, odds, stake], result) => {
        const [yes, no] = (['back', 'lay'] as const).map(
          (side) => settleSessionBet(of(side, run, odds, stake), result).result,
        )
        expect((yes ?? 0n) + (no ?? 0n)).toBe(0n)
        expect(result !== undefined || yes === 0n).toBe(true)
      }),
    )
  })
})
