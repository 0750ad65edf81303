import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marketBook, type BookedBet } from './book.ts'

const ids = ['a', 'b', 'c', 'd', 'e']
const amount = fc.bigInt(0n, 10n ** 9n)
const bets = fc.array(
  fc.record({
    runnerId: fc.constantFrom(...ids, 'withdrawn'),
    side: fc.constantFrom('back' as const, 'lay' as const),
    profit: amount,
    liability: amount,
  }),
  { maxLength: 12 },
)

function winnerSets(from: readonly string[], count: number): string[][] {
  if (count === 0) return [[]]
  return from.flatMap((id, index) =>
    winnerSets(from.slice(index + 1), count - 1).map((rest) => [id, ...rest]),
  )
}

function outcome(bets: readonly BookedBet[], runners: readonly string[], winners: readonly string[]): bigint {
  let total = 0n
  for (const bet of bets) {
    if (!runners.includes(bet.runnerId)) continue
    const wins = winners.includes(bet.runnerId) === (bet.side === 'back')
    total += wins ? bet.profit : -bet.liability
  }
  return total
}

const least = (amounts: readonly bigint[]) => amounts.reduce((low, next) => (next < low ? next : low))

describe('the book of a market', () => {
  it('shows the profit of a back bet on its runner and its loss on the others', () => {
    const book = marketBook(
      [{ runnerId: 'a', side: 'back', profit: 150_000n, liability: 100_000n }],
      ['a', 'b'],
    )
    expect(book.byRunner).toEqual(
      new Map([
        ['a', 150_000n],
        ['b', -100_000n],
      ]),
    )
    expect(book.exposure).toBe(100_000n)
  })

  it('reduces the exposure when a bet hedges another', () => {
    const book = marketBook(
      [
        { runnerId: 'a', side: 'back', profit: 150_000n, liability: 100_000n },
        { runnerId: 'a', side: 'lay', profit: 100_000n, liability: 120_000n },
      ],
      ['a', 'b'],
    )
    expect(book.exposure).toBe(0n)
  })

  it('ignores bets on a removed runner, because they are void', () => {
    const book = marketBook([{ runnerId: 'gone', side: 'back', profit: 500n, liability: 100n }], ['a', 'b'])
    expect(book.exposure).toBe(0n)
    expect([...book.byRunner.values()]).toEqual([0n, 0n])
  })

  it('equals the worst result over every set of winners, for any bets', () => {
    fc.assert(
      fc.property(
        bets,
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 5 }),
        (bets, runners, winners) => {
          const field = ids.slice(0, runners)
          const sets = winnerSets(field, Math.min(winners, runners))
          const book = marketBook(bets, field, winners)
          const worst = least(sets.map((set) => outcome(bets, field, set)))
          expect(book.exposure).toBe(worst < 0n ? -worst : 0n)
          for (const id of field) {
            const withIt = sets.filter((set) => set.includes(id))
            expect(book.byRunner.get(id)).toBe(least(withIt.map((set) => outcome(bets, field, set))))
          }
        },
      ),
    )
  })

  it('does not depend on the order of the bets, and exposure is never negative', () => {
    fc.assert(
      fc.property(bets, (bets) => {
        const book = marketBook(bets, ids)
        expect(marketBook(bets.toReversed(), ids)).toEqual(book)
        expect(book.exposure >= 0n).toBe(true)
      }),
    )
  })
})
