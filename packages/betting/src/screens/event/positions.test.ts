import type { MarketBook } from '@kit/sdk/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { liability, marketBook, profit } from '@kit/rules'
import { positionOf, sumOf } from './positions.ts'

const book = (amounts: readonly bigint[], exposure = 0n): MarketBook => ({
  marketId: '1.1',
  byRunner: amounts.map((amount, index) => ({ runnerId: String(index), runnerName: '', amount })),
  exposure,
})

it('are the lowest and the highest result of an outcome', () =>
  expect(positionOf(book([-500n, 1_200n, 0n], 500n))).toEqual({
    marketId: '1.1',
    worst: -500n,
    best: 1_200n,
  }))

it('are by the run of a session', () =>
  expect(
    positionOf({
      ...book([-300n], 300n),
      sessionBook: [
        { run: 40, amount: -300n },
        { run: 41, amount: 270n },
      ],
    }),
  ).toMatchObject({ worst: -300n, best: 270n }))

it('are at worst the exposure that the operator reserves if several can win', () =>
  expect(positionOf(book([-100n, 50n], 250n))?.worst).toBe(-250n))

it('are a profit at worst if every outcome has one, as after a cash out: the exposure is 0, but not the worst result', () =>
  expect(positionOf(book([500n, 512n]))).toMatchObject({ worst: 500n, best: 512n }))

it('exclude a withdrawn runner, whose row says 0', () => {
  expect(positionOf(book([500n, 512n, 0n]), ['2'])).toMatchObject({ worst: 500n, best: 512n })
  expect(positionOf(book([-500n, -300n, 0n], 500n), ['2'])).toMatchObject({ worst: -500n, best: -300n })
})

it('are undefined for a book without outcomes', () => expect(positionOf(book([]))).toBeUndefined())

it('sum to the exposure of the account, whatever the bets', () => {
  const bets = fc.array(
    fc.record({
      runnerId: fc.constantFrom('1', '2', '3'),
      side: fc.constantFrom('back' as const, 'lay' as const),
      odds: fc.integer({ min: 101, max: 3_000 }),
      stake: fc.bigInt({ min: 1n, max: 1_000_000n }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(fc.array(bets, { minLength: 1, maxLength: 4 }), (markets) => {
      const books = markets.map((own, index): MarketBook => {
        const { byRunner, exposure } = marketBook(
          own.map((bet) => {
            const ruled = { ...bet, marketType: 'betfair' as const }
            return { ...bet, profit: profit(ruled), liability: liability(ruled) }
          }),
          ['1', '2', '3'],
        )
        const rows = [...byRunner].map(([runnerId, amount]) => ({ runnerId, runnerName: '', amount }))
        return { marketId: String(index), byRunner: rows, exposure }
      })
      const positions = books.flatMap((one) => positionOf(one) ?? [])
      const { worst, best } = sumOf(positions)
      expect(worst <= best).toBe(true)
      // A position without a possible loss has no exposure; others are exact to the minor unit.
      const held = books.reduce((sum, { exposure }) => sum + exposure, 0n)
      const lost = positions.reduce((sum, one) => sum + (one.worst < 0n ? -one.worst : 0n), 0n)
      expect(lost).toBe(held)
    }),
  )
})
