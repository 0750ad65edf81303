'use client'
import { useEffect, useSyncExternalStore } from 'react'
import type { LiveStatus } from '@kit/sdk'
import { useBetting } from '../site/bettingContext.ts'

export function useLiveStatus(): LiveStatus {
  const { live } = useBetting().site.operator
  return useSyncExternalStore(live.onStatus, live.getStatus, () => 'off')
}

/** Whether live prices were there and went, so that some of these markets are locked. A socket that never connected locks nothing: what was read counts. */
export function useIsCutOff(marketIds: readonly string[]): boolean {
  const { prices } = useBetting()
  return useLiveStatus() === 'connecting' && marketIds.some((id) => prices.structure(id)?.isStale)
}

/** Follows an event over the socket while the caller is on the page. */
export function useFollowEvents(eventIds: readonly string[]): void {
  const { live } = useBetting().site.operator
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
