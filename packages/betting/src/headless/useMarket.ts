'use client'
import { marketLock, type MarketLock } from '../market/marketLock.ts'
import type { MarketFacts } from '../prices/marketFacts.ts'
import { useEventPrices } from '../prices/useEventMarkets.ts'
import { useLiveMarket } from '../prices/useLiveMarket.ts'

/**
 * State of a market. `interrupted`: the connection or the exchange feed is lost, so its prices may be old. `stale`: the
 * operator sends no updates for this market. Only `open` accepts bets.
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

/** A live market of an event. */
export interface LiveMarketModel {
  state: MarketState
  /** Names, runners, limits and status: everything except prices, which `useLivePrice` paints. */
  market: MarketFacts | undefined
  /** Returns why a runner accepts no bets now, or undefined. */
  lockOf(runnerId: string): MarketLock | undefined
  /** Reads a `failed` market again. */
  retry(): void
}

function openState(market: MarketFacts): MarketState {
  // An empty runner id returns only what locks the whole market.
  const lock = marketLock({ runnerId: '' }, market)
  if (lock === 'market-closed') return 'closed'
  if (lock === 'market-suspended') return 'suspended'
  if (lock === undefined) return 'open'
  const reason = market.stale?.reason
  return reason === 'connection' || reason === 'exchange' ? 'interrupted' : 'stale'
}

/**
 * Subscribes to a market and keeps its prices live while the caller is mounted. Re-renders when the market is suspended
 * or closed or its runners change, never for a price. Requires `betting()` in the site.
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
