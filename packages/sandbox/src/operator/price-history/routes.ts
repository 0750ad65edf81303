import { getPriceHistory, type PriceHistory } from '@kit/sdk/contract'
import { marketUnknown, runnerUnknown } from '../bets/failures.ts'
import { route, type Route } from '../http/route.ts'
import { shareForAMoment } from '../http/shareForAMoment.ts'
import type { MarketBooks } from '../markets/marketBooks.ts'
import type { PriceHistoryRecord } from './priceHistory.ts'

interface PriceHistoryServices {
  books: Pick<MarketBooks, 'get' | 'revision'>
  priceHistory: PriceHistoryRecord
  clock(): number
}

export function priceHistoryRoutes({ books, priceHistory, clock }: PriceHistoryServices): Route[] {
  const shareHistory = shareForAMoment<PriceHistory>(clock)
  return [
    route(getPriceHistory, async ({ marketId, runnerId, since }) => {
      const live = books.get(marketId)
      if (!live) throw marketUnknown()
      if (!live.runners.has(runnerId)) throw runnerUnknown('runnerId')
      const docs = shareHistory(JSON.stringify([books.revision, marketId, runnerId, since]), () =>
        priceHistory.of(marketId, runnerId, since),
      )
      return { docs, isShared: true }
    }),
  ]
}
