import fc from 'fast-check'
import { expect, it } from 'vitest'
import { closingAt, liability, marketBook, positionOn, priceLadder, profit } from './index.ts'

it('returns the result of a back bet after laying it at a price', () => {
  // Backed 100.00 at 3.00: +200.00 or −100.00. Laid at 2.00 for 150.00: +50.00 either way.
  expect(closingAt({ wins: 20_000n, loses: -10_000n }, 200)).toBe(5_000n)
  expect(closingAt({ wins: -20_000n, loses: 10_000n }, 300)).toBe(0n)
})

it('equals the outcomes after the closing bet, to the unit of stake rounding', () => {
  const amount = fc.bigInt({ min: -5_000_000n, max: 5_000_000n })
  fc.assert(
    fc.property(amount, amount, fc.constantFrom(...priceLadder), (wins, loses, odds) => {
      const gap = wins - loses
      const side = gap > 0n ? ('lay' as const) : ('back' as const)
      const stake = closingAt({ wins: gap > 0n ? gap : -gap, loses: 0n }, odds)
      const bet = { side, odds, stake, marketType: 'betfair' as const }
      const closed = closingAt({ wins, loses }, odds)
      const { byRunner } = marketBook(
        [
          { runnerId: '1', side: 'back', profit: wins, liability: -loses },
          { runnerId: '1', side, profit: profit(bet), liability: liability(bet) },
        ],
        ['1', '2'],
      )
      const worth = (id: string) => byRunner.get(id) ?? 0n
      const slack = BigInt(odds) / 100n + 1n
      for (const id of ['1', '2']) {
        const off = worth(id) - closed
        expect(off < 0n ? -off : off).toBeLessThanOrEqual(slack)
      }
    }),
  )
})

it('is known only if one price closes the position', () => {
  const book = (...amounts: bigint[]) => new Map(amounts.map((amount, index) => [String(index), amount]))
  expect(positionOn('0', book(500n, -100n, -100n))).toEqual({ wins: 500n, loses: -100n })
  expect(positionOn('0', book(500n, -100n, -200n))).toBeUndefined()
  expect(positionOn('0', book(100n, 100n))).toBeUndefined()
  expect(positionOn('9', book(500n, -100n))).toBeUndefined()
})
