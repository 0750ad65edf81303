import type { Market, MarketChange, PriceSize } from '@kit/sdk/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testMarket } from '../../testing/fakeFeed.ts'
import { changeBetween, imageChange } from './marketChange.ts'
import { applyBook, marketImage, newMarketState } from './marketState.ts'

const epoch = 'test'
const levels: fc.Arbitrary<PriceSize[]> = fc.array(
  fc.record({
    odds: fc.integer({ min: 101, max: 105 }),
    run: fc.constant(0),
    size: fc.bigInt({ min: 1n, max: 3n }),
  }),
  { maxLength: 5 },
)
const runner = fc.record({
  id: fc.constantFrom('101', '102', '103'),
  status: fc.constantFrom('active' as const, 'removed' as const),
  back: levels,
  lay: levels,
})
const book = fc.record({
  marketId: fc.constant('1.1'),
  status: fc.constantFrom('active' as const, 'suspended' as const),
  isInPlay: fc.boolean(),
  betDelaySeconds: fc.constantFrom(0, 5),
  totalMatched: fc.bigInt({ min: 0n, max: 2n }),
  runners: fc.array(runner, { maxLength: 3 }),
})

function applied(held: MarketChange, change: MarketChange): MarketChange {
  const { runners, isImage: _, ...news } = change
  const changes = new Map(runners.map((row) => [row.id, row]))
  return { ...held, ...news, runners: held.runners.map((row) => ({ ...row, ...changes.get(row.id) })) }
}

it('brings a client that applies every change to exactly the image, one number at a time', () => {
  fc.assert(
    fc.property(fc.array(book, { maxLength: 20 }), (books) => {
      const live = newMarketState(testMarket('1.1'), epoch)
      let published: Market = live.published
      let client = imageChange(published)
      for (const update of books) {
        applyBook(live, update, 0)
        const next = marketImage(live, { epoch, seq: published.sequence.seq + 1 })
        const change = changeBetween(published, next)
        if (!change) continue
        expect(change.seq).toBe(client.seq + 1)
        published = next
        client = applied(client, change)
      }
      const last = marketImage(live, published.sequence)
      expect(client).toEqual(imageChange(last))
      expect(changeBetween(last, last)).toBeUndefined()
    }),
  )
})

it('MKT-008 shows a market as suspended until its feed sends another status', () => {
  expect(newMarketState(testMarket('1.1'), epoch).published).toMatchObject({
    status: 'suspended',
    allowsBets: false,
  })
})
