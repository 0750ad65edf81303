'use client'
import { eventMarketsQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import type { LiveStatus } from '@kit/sdk'
import { useBetting } from '../site/bettingContext.ts'

/** How often prices are read over HTTP while the socket does not bring them, in ms. Sources: MKT-023, Q-005. */
const pollMs = 10_000

export function useLiveStatus(): LiveStatus {
  const { live } = useBetting().site.operator
  return useSyncExternalStore(live.onStatus, live.getStatus, () => 'off')
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

/** The markets of an event: read once, put into the live store, followed, and polled while the socket is away. */
export function useEventMarkets(eventId: string) {
  const { site, prices } = useBetting()
  const status = useLiveStatus()
  const query = useQuery({
    ...eventMarketsQuery(site.operator.client, eventId),
    refetchInterval: status === 'live' ? false : pollMs,
  })
  const { data } = query
  useLayoutEffect(() => {
    for (const market of data ?? []) prices.seed(market)
  }, [data, prices])
  useFollowEvents([eventId])
  return query
}
