'use client'
import { useCallback } from 'react'
import type { RunnerFacts } from './marketFacts.ts'
import { usePricedSite } from './pricingContext.ts'
import { useOffers } from '../site/useOffers.ts'

/**
 * Returns a function that opens a runner's chart, or undefined if the operator has no price history or no feature shows
 * charts.
 */
export function useOpenChart(marketId: string): ((runner: RunnerFacts) => void) | undefined {
  const { site, prices } = usePricedSite()
  const open = useCallback(
    ({ id, name }: RunnerFacts) => {
      const market = prices.structure(marketId)
      if (!market) return
      site.request('charts.open', {
        marketId,
        marketName: market.name,
        marketType: market.type,
        eventId: market.event.id,
        eventName: market.event.name,
        runnerId: id,
        runnerName: name,
        best() {
          if (prices.structure(marketId)?.isStale !== false) return undefined
          const { back, lay } = prices.slots(marketId, id)
          return { back: back[0]?.odds ?? 0, lay: lay[0]?.odds ?? 0 }
        },
      })
    },
    [site, prices, marketId],
  )
  return useOffers('charts') ? open : undefined
}
