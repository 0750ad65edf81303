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
