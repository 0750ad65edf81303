'use client'
import { marketLock, type MarketLock } from '../market/marketLock.ts'
import type { MarketFacts } from '../prices/marketFacts.ts'
import { useEventPrices } from '../prices/useEventMarkets.ts'
import { useLiveMarket } from '../prices/useLiveMarket.ts'

/**
 * Whether bets can be placed on a market now. `interrupted`: the connection or the exchange is lost, its prices may be old;
 * `stale`: the operator goes on, yet says nothing of this market. Nothing can be placed in either.
 */
export type MarketState =
  | 'loading'
  | 'failed'
  | 'missing'
  | 'open'
  | 'suspended'
  | 'interrupted'
  | 'stale'
  | 'closed'

/** A market of an event, live. */
export interface LiveMarketModel {
  state: MarketState
  /** Names, runners, limits, status: all but its prices, which `useLivePrice` paints. */
  market: MarketFacts | undefined
  /** Why a runner takes no bet now, or undefined. */
  lockOf(runnerId: string): MarketLock | undefined
  /** Reads a market again that `failed`. */
  retry(): void
}

function openState(market: MarketFacts): MarketState {
  // No runner is named: what locks the market as a whole.
  const lock = marketLock({ runnerId: '' }, market)
  if (lock === 'market-closed') return 'closed'
  if (lock === 'market-suspended') return 'suspended'
  if (lock === undefined) return 'open'
  const reason = market.stale?.reason
  return reason === 'connection' || reason === 'exchange' ? 'interrupted' : 'stale'
}

/**
 * A market whose prices are live while the caller is on the page. It renders again when the market is suspended, closed or
 * has another runner, never with a price. Below `betting()` of a site.
 */
export function useMarket(eventId: string, marketId: string): LiveMarketModel {
  const { isPending, isError, refetch } = useEventPrices(eventId)
  const market = useLiveMarket(marketId)
  const absent = isPending ? 'loading' : isError ? 'failed' : 'missing'
  return {
    state: market ? openState(market) : absent,
    market,
    lockOf: (runnerId) => marketLock({ runnerId }, market),
    retry: () => void refetch(),
  }
}
