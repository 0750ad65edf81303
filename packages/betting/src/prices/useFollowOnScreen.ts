'use client'
import { useEffect } from 'react'
import { usePricedSite, type PricedSite } from './pricingContext.ts'
import { watchNear } from './watchNear.ts'

/**
 * Follows a market while the element is on screen or near it. Returns a function that stops it. An operator allows 50
 * subscriptions per page and 20 requests a second, and a list may need more than both.
 */
function followOnScreen({ site, prices }: PricedSite, marketId: string, element: Element): () => void {
  let ends: (() => void)[] = []
  const settle = (isNear: boolean) => {
    if (isNear === ends.length > 0) return
    for (const end of ends) end()
    ends = isNear ? [site.operator.live.followMarket(marketId), prices.expect(marketId)] : []
  }
  const stop = watchNear(element, settle)
  return () => {
    stop()
    settle(false)
  }
}

export function useFollowOnScreen(marketId: string | undefined, row: Element | null | undefined): void {
  const betting = usePricedSite()
  useEffect(
    () => (marketId !== undefined && row ? followOnScreen(betting, marketId, row) : undefined),
    [betting, marketId, row],
  )
}
