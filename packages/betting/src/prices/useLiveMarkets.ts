'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { usePricing, type Pricing } from './pricingContext.ts'
import type { MarketFacts } from './marketFacts.ts'

/** Reads several markets as one answer, which stays the same while none of them changes. */
function readerOf(prices: Pricing['prices'], ids: readonly string[]) {
  let held: readonly MarketFacts[] = []
  return {
    subscribe(listener: () => void) {
      const ends = ids.map((id) => prices.subscribe(id, listener))
      return () => ends.forEach((end) => end())
    },
    read() {
      const now = ids.flatMap((id) => prices.structure(id) ?? [])
      if (now.length !== held.length || now.some((market, index) => market !== held[index])) held = now
      return held
    },
  }
}

/** The structures of several markets as they stand, in their order; those that are not known are left out. */
export function useLiveMarkets(marketIds: readonly string[]): readonly MarketFacts[] {
  const { prices } = usePricing()
  const wanted = marketIds.join('|')
  const { subscribe, read } = useMemo(
    () => readerOf(prices, wanted === '' ? [] : wanted.split('|')),
    [prices, wanted],
  )
  return useSyncExternalStore(subscribe, read, read)
}
