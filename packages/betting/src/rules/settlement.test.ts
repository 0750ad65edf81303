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

  it('a void gives everything back, whatever was bet', () => {
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

  it('what one side wins the other loses, to the last hundredth', () => {
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
    { side: 'back' as const, places: 1, winners: 2, state: 'won', result: 25_000n },
    { side: 'lay' as const, places: 1, winners: 2, state: 'won', result: 25_000n },
    { side: 'back' as const, places: 1, winners: 3, state: 'lost', result: -16_666n },
    { side: 'lay' as const, places: 1, winners: 3, state: 'won', result: 66_667n },
    { side: 'back' as const, places: 2, winners: 3, state: 'won', result: 66_667n },
  ])('in a dead heat a $side at $places of $winners comes to $result', ({ side, state, result, ...tied }) => {
    expect(settleBet({ ...bet, side }, 'winner', tied)).toEqual({ state, result })
    expect(settleBet({ ...bet, side }, 'loser', tied)).toEqual(settleBet({ ...bet, side }, 'loser'))
  })

  it('a dead heat never loses more than the exposure, and a lay mirrors its back to the last hundredth', () => {
    const runners = ['a', 'b', 'c', 'd']
    const booked = fc.record({
      runnerId: fc.constantFrom(...runners),
      side: fc.constantFrom('back' as const, 'lay' as const),
      profit: fc.bigInt(0n, 1_000n),
      liability: fc.bigInt(0n, 1_000n),
    })
    const tie = fc
      .record({ places: fc.integer({ min: 1, max: 3 }), winners: fc.integer({ min: 2, max: 4 }) })
      .filter(({ places, winners }) => winners > places)
    fc.assert(
      fc.property(fc.array(booked, { maxLength: 20 }), tie, (bets, tied) => {
        const won = runners.slice(0, tied.winners)
        const results = bets.map((one) =>
          settleBet(one, won.includes(one.runnerId) ? 'winner' : 'loser', tied),
        )
        const total = results.reduce((sum, { result }) => sum + result, 0n)
        expect(total >= -marketBook(bets, runners, tied.places).exposure).toBe(true)
        for (const one of bets) {
          const other = { profit: one.liability, liability: one.profit }
          const side = one.side === 'back' ? 'lay' : 'back'
          const both =
            settleBet(one, 'winner', tied).result + settleBet({ ...other, side }, 'winner', tied).result
          expect(both === 0n || both === 1n).toBe(true)
        }
      }),
    )
  })

  it('pays what the book said, and never loses more than the exposure', () => {
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
