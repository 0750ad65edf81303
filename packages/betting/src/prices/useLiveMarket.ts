'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { usePricing } from './pricingContext.ts'
import type { MarketFacts } from './marketFacts.ts'

/** The structure of a market: it changes with its status or runners, never with a price. */
export function useLiveMarket(marketId: string): MarketFacts | undefined {
  const { prices } = usePricing()
  const subscribe = useCallback(
    (listener: () => void) => prices.subscribe(marketId, listener),
    [prices, marketId],
  )
  return useSyncExternalStore(
    subscribe,
    () => prices.structure(marketId),
    () => prices.painted(marketId),
  )
}

/**
 * What `pick` takes of a market's structure: the component is drawn again when that changes, not with every suspension.
 * `pick` must give the same value for the same structure: a primitive, or an object that the structure holds.
 */
export function useLiveMarketPart<Part>(
  marketId: string,
  pick: (market: MarketFacts | undefined) => Part,
): Part {
  const { prices } = usePricing()
  const subscribe = useCallback(
    (listener: () => void) => prices.subscribe(marketId, listener),
    [prices, marketId],
  )
  return useSyncExternalStore(
    subscribe,
    () => pick(prices.structure(marketId)),
    () => pick(prices.painted(marketId)),
  )
}
