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
  const read = useCallback(() => prices.structure(marketId), [prices, marketId])
  return useSyncExternalStore(subscribe, read, read)
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
  const read = () => pick(prices.structure(marketId))
  return useSyncExternalStore(subscribe, read, read)
}
