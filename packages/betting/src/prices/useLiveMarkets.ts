'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { usePricing, type Pricing } from './pricingContext.ts'
import type { MarketFacts } from './marketFacts.ts'

/** Creates a reader of several markets as one snapshot: the same array while none of them changes. */
function readerOf(prices: Pricing['prices'], ids: readonly string[]) {
  let held: readonly MarketFacts[] = []
  const readBy = (factsOf: Pricing['prices']['structure']) => () => {
    const now = ids.flatMap((id) => factsOf(id) ?? [])
    if (now.length !== held.length || now.some((market, index) => market !== held[index])) held = now
    return held
  }
  return {
    subscribe(listener: () => void) {
      const ends = ids.map((id) => prices.subscribe(id, listener))
      return () => ends.forEach((end) => end())
    },
    read: readBy(prices.structure),
    readPainted: readBy(prices.painted),
  }
}

/** Subscribes to several markets and returns their structures, in order; unknown markets are left out. */
export function useLiveMarkets(marketIds: readonly string[]): readonly MarketFacts[] {
  const { prices } = usePricing()
  const wanted = marketIds.join('|')
  const { subscribe, read, readPainted } = useMemo(
    () => readerOf(prices, wanted === '' ? [] : wanted.split('|')),
    [prices, wanted],
  )
  return useSyncExternalStore(subscribe, read, readPainted)
}
