import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookOfKind } from './bookOfKind.ts'
import { divideHalfUp } from './money.ts'
import { maxStake } from './maxStake.ts'
import { liability, profit } from './profit.ts'
import { settleBet, settleSessionBet } from './settlement.ts'
import { whatIf } from './whatIf.ts'

// Beyond the range in which a float is exact to one unit, so that any float arithmetic loses the last unit.
const beyond = 2n ** 60n
const stake = fc.bigInt({ min: beyond, max: beyond * 1_000n })
const odds = fc.integer({ min: 101, max: 100_000 })
const side = fc.constantFrom('back' as const, 'lay' as const)
const marketType = fc.constantFrom('betfair' as const, 'bookmaker' as const, 'session' as const)
const priced = fc.record({ side, marketType, odds, stake })

describe('every operation keeps exact integers', () => {
  it('one more unit of stake changes profit and liability by exactly its share, at any size', () => {
    fc.assert(
      fc.property(priced, (bet) => {
        const [scale, per] =
          bet.marketType === 'betfair' ? [BigInt(bet.odds - 100), 100n] : [BigInt(bet.odds), 10_000n]
        // A whole multiple of the odds' base, so that rounding is the same.
        const more = { ...bet, stake: bet.stake + per }
        const step = { byOdds: scale, byStake: per }
        const [wins, risks] = bet.side === 'back' ? [step.byOdds, step.byStake] : [step.byStake, step.byOdds]
        expect(profit(more) - profit(bet)).toBe(wins)
        expect(liability(more) - liability(bet)).toBe(risks)
      }),
    )
  })

  it('books, what-ifs and settlements keep the last unit of every bet', () => {
    fc.assert(
      fc.property(fc.array(priced, { minLength: 1, maxLength: 8 }), priced, (bets, thought) => {
        const booked = bets.map((bet) => ({
          runnerId: 'a',
          run: 0,
          side: bet.side,
          profit: profit(bet),
          liability: liability(bet),
        }))
        const market = { type: 'betfair' as const, numberOfWinners: 1 }
        const total = booked.reduce((sum, bet) => sum + settleBet(bet, 'winner').result, 0n)
        expect(bookOfKind(booked, ['a', 'b'], market).byRunner.get('a')).toBe(total)
        const betfair = { ...thought, marketType: 'betfair' as const, runnerId: 'a', run: 0 }
        const { bookBefore, bookAfter } = whatIf(booked, betfair, { ...market, runnerIds: ['a', 'b'] })
        const swing = (bookAfter.byRunner.get('b') ?? 0n) - (bookBefore.byRunner.get('b') ?? 0n)
        expect(swing).toBe(thought.side === 'back' ? -liability(betfair) : profit(betfair))
      }),
    )
  })

  it('dividing and multiplying again differs by less than half the divisor, without float errors', () => {
    fc.assert(
      fc.property(stake, fc.bigInt({ min: 1n, max: 10_000n }), (amount, divisor) => {
        const off = divideHalfUp(amount, divisor) * divisor - amount
        expect((off < 0n ? -off : off) * 2n <= divisor).toBe(true)
      }),
    )
  })

  it('the highest stake is a whole point, exact to the limit', () => {
    const bet = { runnerId: 'a', run: 0, side: 'back', marketType: 'betfair', odds: 200 } as const
    const market = { type: 'betfair', numberOfWinners: 1, runnerIds: ['a', 'b'] } as const
    const available = beyond * 100n + 99n
    expect(maxStake([], bet, market, { available, limit: available })).toBe(beyond * 100n)
  })

  it('a void returns every unit, also on both sides of a session', () => {
    fc.assert(
      fc.property(priced, (bet) => {
        const booked = { side: bet.side, run: 10, profit: profit(bet), liability: liability(bet) }
        expect(settleBet(booked, undefined)).toEqual({ state: 'void', result: 0n })
        expect(settleSessionBet(booked, undefined)).toEqual({ state: 'void', result: 0n })
      }),
    )
  })
})
