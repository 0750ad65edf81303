import * as z from 'zod/mini'
import type { Outbox } from '../../announcements/outbox.ts'
import type { Database } from '../../database/schema.ts'
import type { FeedBook, FeedRunner } from '../../../feed/feed.ts'
import type { MarketBooks } from '../../markets/marketBooks.ts'
import { statusOf, type MarketState } from '../../markets/marketState.ts'
import { topic, type Bus } from '../../processes/bus.ts'
import { matchOrders } from './matchOrders.ts'
import type { OrderChange } from './planMatches.ts'
import { beginVersions, marketsWithUnmatchedOrders } from './unmatchedOrderStore.ts'

/** Sent before an order is accepted, so that the process that runs the feed watches its market. */
const orderExpected = topic('orderExpected', z.object({ marketId: z.string() }))

interface Watched {
  changes: OrderChange[]
  expected: number
}

interface MatchingServices {
  books: Pick<MarketBooks, 'get'>
  outbox: Outbox
  bus: Bus
  clock(): number
  onError(error: unknown, what: string): void
}

/** Returns the runners of a market before a change. Amounts traded while it accepted no bets do not count. */
function momentBefore(live: Readonly<MarketState>, id: string) {
  if (!live.lastOpen) return live.runners.get(id)
  const before = live.lastOpen.get(id)
  return before && { ...before, traded: undefined }
}

/** Watches the markets with unmatched orders, and matches them by the feed's changes. */
export function createOrderMatching({ books, outbox, bus, clock, onError }: MatchingServices) {
  const watched = new Map<string, Watched>()

  function watch(marketId: string): Watched {
    const known = watched.get(marketId)
    if (known) return known
    const made = { changes: [], expected: 0 }
    watched.set(marketId, made)
    return made
  }
  bus.subscribe(orderExpected, ({ marketId }) => void watch(marketId))

  async function match(marketId: string, changes: readonly OrderChange[]): Promise<void> {
    const left = await outbox.transaction((tx, announce) => matchOrders(tx, marketId, changes, announce))
    const market = watched.get(marketId)
    if (left === 0 && market?.expected === 0 && market.changes.length === 0) watched.delete(marketId)
  }

  return {
    /** Starts with the existing unmatched orders, in the process that runs the feed from now on. */
    async begin(database: Database): Promise<void> {
      watched.clear()
      await beginVersions(database)
      for (const marketId of await marketsWithUnmatchedOrders(database)) watch(marketId)
    },

    /** Call the returned function when that is decided. */
    expect(marketId: string): () => void {
      const market = watch(marketId)
      market.expected += 1
      bus.publish(orderExpected, { marketId }).catch((error: unknown) => onError(error, 'Unmatched orders'))
      return () => {
        market.expected -= 1
        watch(marketId)
      }
    },

    /**
     * Called before the books apply a change. The returned function is called afterwards, and returns the
     * matching work if there is any. A market without unmatched orders costs one look-up in a map.
     */
    look(book: FeedBook): () => (() => Promise<void>) | undefined {
      const market = watched.get(book.marketId)
      const live = market && books.get(book.marketId)
      if (!market || !live) return () => undefined
      const wasInPlay = live.isInPlay
      const ids = new Set([...(live.lastOpen?.keys() ?? []), ...book.runners.map(({ id }) => id)])
      const before = [...ids].map((id) => ({ id, before: momentBefore(live, id) }))
      return () => {
        const runners = before.flatMap((one) => {
          const after: FeedRunner | undefined = live.runners.get(one.id)
          return after?.status === 'active' ? [{ ...one, after }] : []
        })
        market.changes.push({
          version: live.version,
          at: new Date(clock()),
          isOpen: statusOf(live) === 'active',
          turnsInPlay: !wasInPlay && live.isInPlay,
          runners,
        })
        if (market.changes.length > 1) return undefined
        let taken: readonly OrderChange[] | undefined
        return () => match(book.marketId, (taken ??= market.changes.splice(0)))
      }
    },
  }
}

export type OrderMatching = ReturnType<typeof createOrderMatching>
