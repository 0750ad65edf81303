'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { usePricing } from './pricingContext.ts'
import type { MarketFacts } from './marketFacts.ts'

/** Subscribes to a market and returns its structure, which changes with its status or runners, never with a price. */
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
 * Re-renders only when what `pick` selects changes, not with every suspension. `pick` must return the same
 * value for the same structure: a primitive, or an object of the structure.
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
