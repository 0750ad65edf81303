'use client'
import { useEffect, useSyncExternalStore } from 'react'
import type { LiveStatus } from '@kit/sdk'
import type { Market } from '@kit/sdk/contract'
import { usePricing } from './pricingContext.ts'
import { useBettingSite } from '../site/siteContext.ts'

export function useLiveStatus(): LiveStatus {
  const { live } = useBettingSite().site.operator
  return useSyncExternalStore(live.onStatus, live.getStatus, () => 'off')
}

/**
 * Returns true if the socket streams the prices of these markets: it is live, and the operator numbers their changes.
 */
export const isStreamed = (status: LiveStatus, markets: readonly Market[] | undefined): boolean =>
  status === 'live' && markets?.[0]?.sequence.epoch !== ''

/** Returns true if a lost connection locks some of these markets. A socket that never connected does not lock any. */
export function useIsCutOff(marketIds: readonly string[]): boolean {
  const { prices } = usePricing()
  return useLiveStatus() === 'connecting' && marketIds.some((id) => prices.structure(id)?.isStale)
}

export function useFollowEvents(eventIds: readonly string[]): void {
  const { live } = useBettingSite().site.operator
  const wanted = eventIds.join('|')
  useEffect(() => {
    const ends = wanted
      .split('|')
      .filter((id) => id !== '')
      .map((id) => live.followEvent(id))
    return () => {
      for (const end of ends) end()
    }
  }, [live, wanted])
}
