import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marketBook } from './book.ts'
import { liability, profit } from './profit.ts'
import { matchOrder, asReserved, type UnmatchedOrder } from './unmatchedOrder.ts'

const ids = ['a', 'b', 'c', 'd']
const side = fc.constantFrom('back' as const, 'lay' as const)
const points = (most: bigint) => fc.bigInt(1n, most).map((whole) => whole * 100n)
const level = fc.record({
  odds: fc.integer({ min: 101, max: 400 }),
  run: fc.constant(0),
  size: fc.bigInt(1n, 60_000n),
})
const levels = fc.uniqueArray(level, { selector: ({ odds }) => odds, maxLength: 8 })
const prices = fc.record({ back: levels, lay: levels }).map(({ back, lay }) => ({
  back: back.toSorted((one, other) => other.odds - one.odds),
  lay: lay.toSorted((one, other) => one.odds - other.odds),
}))
const asked = fc.record({
  runnerId: fc.constantFrom(...ids),
  side,
  odds: fc.integer({ min: 101, max: 400 }),
  stake: points(1_000n),
})

const at = (odds: number, size: bigint) => ({ odds, run: 0, size })

describe('a new order', () => {
  it('takes the offers at its price or better, best first, and queues the rest behind the orders at its price', () => {
    const book = { back: [at(210, 3_000n), at(200, 2_050n), at(190, 9_000n)], lay: [at(200, 700n)] }
    const { parts, rest } = matchOrder({ runnerId: 'a', side: 'back', odds: 200, stake: 10_000n }, book)
    expect(parts).toEqual([
      { odds: 210, stake: 3_000n },
      { odds: 200, stake: 2_000n },
    ])
    expect(rest).toEqual({ runnerId: 'a', side: 'back', odds: 200, left: 5_000n, ahead: 700n })
  })

  it('equals its parts plus its rest, never at a worse price, and no more than is on offer', () => {
    fc.assert(
      fc.property(asked, prices, (order, book) => {
        const { parts, rest } = matchOrder(order, book)
        expect(parts.reduce((sum, { stake }) => sum + stake, rest.left)).toBe(order.stake)
        for (const { odds, stake } of parts) {
          expect(order.side === 'back' ? odds >= order.odds : odds <= order.odds).toBe(true)
          expect(stake <= (book[order.side].find((one) => one.odds === odds)?.size ?? 0n)).toBe(true)
          expect(stake % 100n).toBe(0n)
        }
      }),
    )
  })
})

const unmatched: fc.Arbitrary<UnmatchedOrder> = fc.record({
  runnerId: fc.constantFrom(...ids),
  side,
  odds: fc.integer({ min: 101, max: 1_000 }),
  left: points(500n),
  ahead: fc.constant(0n),
})
const standing = fc.record({
  runnerId: fc.constantFrom(...ids),
  side,
  profit: fc.bigInt(0n, 100_000n),
  liability: fc.bigInt(0n, 100_000n),
})

const betOf = ({ runnerId, side, odds }: UnmatchedOrder, stake: bigint) => {
  const bet = { side, odds, stake, marketType: 'betfair' as const }
  return { runnerId, side, profit: profit(bet), liability: liability(bet) }
}

describe('the reserve of unmatched orders', () => {
  it('covers every outcome and every set of matched orders, in any part, and no more than the worst', () => {
    fc.assert(
      fc.property(
        fc.array(standing, { maxLength: 4 }),
        fc.array(unmatched, { maxLength: 5 }),
        fc.array(fc.bigInt(0n, 500n), { minLength: 5, maxLength: 5 }),
        fc.integer({ min: 1, max: 3 }),
        (bets, orders, parts, winners) => {
          const reserve = marketBook([...bets, ...orders.map(asReserved)], ids, winners).exposure
          let worst = 0n
          for (let set = 0; set < 2 ** orders.length; set += 1) {
            const matched = orders.flatMap((order, place) =>
              set & (1 << place) ? betOf(order, order.left) : [],
            )
            const { exposure } = marketBook([...bets, ...matched], ids, winners)
            if (exposure > worst) worst = exposure
          }
          expect(reserve).toBe(worst)
          const inParts = orders.flatMap((order, place) => {
            const part = (parts[place] ?? 0n) * 100n
            return part === 0n ? [] : betOf(order, part < order.left ? part : order.left)
          })
          expect(marketBook([...bets, ...inParts], ids, winners).exposure <= reserve).toBe(true)
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('never grows by a match at the order’s price or a better one, and its parts risk as much as the whole', () => {
    fc.assert(
      fc.property(
        fc.array(standing, { maxLength: 4 }),
        unmatched,
        fc.bigInt(1n, 500n),
        fc.integer({ min: 0, max: 50 }),
        (bets, order, whole, steps) => {
          const part = whole * 100n < order.left ? whole * 100n : order.left
          const odds = order.side === 'back' ? order.odds + steps : Math.max(101, order.odds - steps)
          const before = marketBook([...bets, asReserved(order)], ids)
          const after = marketBook(
            [...bets, betOf({ ...order, odds }, part), asReserved({ ...order, left: order.left - part })],
            ids,
          )
          expect(after.exposure <= before.exposure).toBe(true)
          const risked =
            betOf(order, part).liability + asReserved({ ...order, left: order.left - part }).liability
          expect(risked).toBe(asReserved(order).liability)
        },
      ),
    )
  })
})
