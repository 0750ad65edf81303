import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marketBook } from './book.ts'
import { liability, profit } from './profit.ts'
import { settleBet } from './settlement.ts'

const bet = { profit: 150_000n, liability: 100_000n }

describe('settlement', () => {
  it.each([
    { side: 'back' as const, runner: 'winner' as const, state: 'won', result: 150_000n },
    { side: 'back' as const, runner: 'loser' as const, state: 'lost', result: -100_000n },
    { side: 'lay' as const, runner: 'winner' as const, state: 'lost', result: -100_000n },
    { side: 'lay' as const, runner: 'loser' as const, state: 'won', result: 150_000n },
    { side: 'back' as const, runner: 'removed' as const, state: 'void', result: 0n },
    { side: 'lay' as const, runner: 'active' as const, state: 'void', result: 0n },
    { side: 'lay' as const, runner: undefined, state: 'void', result: 0n },
  ])('a $side of a $runner is $state with $result', ({ side, runner, ...settled }) =>
    expect(settleBet({ ...bet, side }, runner)).toEqual(settled),
  )

  it('a void returns the stake of every bet', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 12n),
        fc.bigInt(0n, 10n ** 12n),
        fc.constantFrom('back' as const, 'lay' as const),
        (profit, liability, side) => {
          expect(settleBet({ side, profit, liability }, 'removed')).toEqual({ state: 'void', result: 0n })
        },
      ),
    )
  })

  it('one side wins what the other loses, to the last hundredth', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 101, max: 100_000 }),
        fc.bigInt(1n, 10n ** 12n),
        fc.constantFrom('winner' as const, 'loser' as const, 'removed' as const),
        (odds, stake, runner) => {
          const results = (['back', 'lay'] as const).map((side) => {
            const ruled = { side, marketType: 'betfair' as const, odds, stake }
            return settleBet({ side, profit: profit(ruled), liability: liability(ruled) }, runner).result
          })
          expect(results.reduce((total, result) => total + result, 0n)).toBe(0n)
        },
      ),
    )
  })

  it.each([
    // Two tie for one place: half of 1,000.00 wins 1.5 times as much, half is lost.
    { side: 'back' as const, places: 1, winners: 2, index: 0, state: 'won', result: 25_000n },
    {
      side: 'lay' as const,
      places: 1,
      winners: 2,
      index: 0,
      state: 'lost',
      result: -25_000n,
      liability: 150_000n,
    },
    // A third of 2,500.00 is 833.33; the remaining 0.01 goes to the first runner.
    { side: 'back' as const, places: 1, winners: 3, index: 0, state: 'lost', result: -16_666n },
    { side: 'back' as const, places: 1, winners: 3, index: 1, state: 'lost', result: -16_667n },
    {
      side: 'lay' as const,
      places: 1,
      winners: 3,
      index: 1,
      state: 'won',
      result: 16_667n,
      liability: 150_000n,
    },
    { side: 'back' as const, places: 2, winners: 3, index: 0, state: 'won', result: 66_667n },
    { side: 'back' as const, places: 2, winners: 3, index: 1, state: 'won', result: 66_667n },
    { side: 'back' as const, places: 2, winners: 3, index: 2, state: 'won', result: 66_666n },
  ])(
    'in a dead heat a $side of tied runner $index at $places of $winners comes to $result',
    ({ side, state, result, liability = 100_000n, ...tied }) => {
      const one = { side, liability, profit: side === 'back' ? 150_000n : 100_000n }
      expect(settleBet(one, 'winner', tied)).toEqual({ state, result })
      expect(settleBet(one, 'loser', tied)).toEqual(settleBet(one, 'loser'))
    },
  )

  const tie = fc
    .record({ places: fc.integer({ min: 1, max: 3 }), winners: fc.integer({ min: 2, max: 6 }) })
    .filter(({ places, winners }) => winners > places)
    .chain((tied) =>
      fc.record({ tied: fc.constant(tied), index: fc.integer({ min: 0, max: tied.winners - 1 }) }),
    )
  const booked = fc.record({
    side: fc.constantFrom('back' as const, 'lay' as const),
    profit: fc.bigInt(0n, 1_000_000n),
    liability: fc.bigInt(0n, 1_000_000n),
  })

  it('in a dead heat the two sides of one bet sum to zero, to the hundredth (Q-140)', () => {
    fc.assert(
      fc.property(booked, tie, (one, { tied, index }) => {
        const side = one.side === 'back' ? ('lay' as const) : ('back' as const)
        const other = { side, profit: one.liability, liability: one.profit }
        const deadHeat = { ...tied, index }
        const both = [one, other].map((bet) => settleBet(bet, 'winner', deadHeat).result)
        expect(both.reduce((sum, result) => sum + result, 0n)).toBe(0n)
      }),
    )
  })

  it('the same bet on each tied runner gets exactly what the places pay', () => {
    fc.assert(
      fc.property(booked, tie, (one, { tied }) => {
        const results = Array.from({ length: tied.winners }, (_none, index) =>
          settleBet(one, 'winner', { ...tied, index }),
        )
        const lost = BigInt(tied.winners - tied.places)
        const [won, rest] = one.side === 'back' ? [one.profit, -one.liability] : [-one.liability, one.profit]
        expect(results.reduce((sum, { result }) => sum + result, 0n)).toBe(
          won * BigInt(tied.places) + rest * lost,
        )
      }),
    )
  })

  it('a dead heat loses no more than the exposure, except for less than a hundredth per divided bet', () => {
    const runners = ['a', 'b', 'c', 'd']
    const onRunner = fc.record({
      runnerId: fc.constantFrom(...runners),
      side: fc.constantFrom('back' as const, 'lay' as const),
      profit: fc.bigInt(0n, 1_000n),
      liability: fc.bigInt(0n, 1_000n),
    })
    const few = tie.filter(({ tied }) => tied.winners <= runners.length)
    fc.assert(
      fc.property(fc.array(onRunner, { maxLength: 20 }), few, (bets, { tied }) => {
        const won = runners.slice(0, tied.winners)
        const results = bets.map((one) => {
          const index = won.indexOf(one.runnerId)
          return settleBet(one, index < 0 ? 'loser' : 'winner', { ...tied, index: Math.max(0, index) })
        })
        const total = results.reduce((sum, { result }) => sum + result, 0n)
        const divided = BigInt(bets.filter(({ runnerId }) => won.includes(runnerId)).length)
        const { exposure } = marketBook(bets, runners, tied.places)
        expect(divided === 0n ? total >= -exposure : total > -exposure - divided).toBe(true)
      }),
    )
  })

  it('pays the amount in the book, and never loses more than the exposure', () => {
    const booked = fc.record({
      runnerId: fc.constantFrom('a', 'b', 'c'),
      side: fc.constantFrom('back' as const, 'lay' as const),
      profit: fc.bigInt(0n, 10n ** 9n),
      liability: fc.bigInt(0n, 10n ** 9n),
    })
    fc.assert(
      fc.property(fc.array(booked, { maxLength: 10 }), fc.constantFrom('a', 'b', 'c'), (bets, winner) => {
        const book = marketBook(bets, ['a', 'b', 'c'])
        const paid = bets.reduce(
          (total, bet) => total + settleBet(bet, bet.runnerId === winner ? 'winner' : 'loser').result,
          0n,
        )
        expect(paid).toBe(book.byRunner.get(winner))
        expect(paid >= -book.exposure).toBe(true)
      }),
    )
  })
})
