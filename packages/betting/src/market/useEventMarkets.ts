'use client'
import { askMarketStatus, type Market } from '@kit/sdk/contract'
import { eventMarketsQuery, pollMs } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { LiveStatus } from '@kit/sdk'
import { useBetting } from '../site/bettingContext.ts'
import { useIsLoggedIn } from '../site/useAccount.ts'

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

/** Asks for the status of the open event's markets over the socket, in the time of those polls. Sources: MKT-023, MKT-024, Q-005. */
function useStatusPoll(eventId: string, isLive: boolean, everyMs: number): void {
  const { live } = useBetting().site.operator
  useEffect(() => {
    if (!isLive) return undefined
    const timer = setInterval(() => live.send(askMarketStatus, { eventId }), everyMs)
    return () => clearInterval(timer)
  }, [live, eventId, isLive, everyMs])
}

/** Reads that were missed in a row before prices count as old. */
const missedReads = 3

/**
 * Looks at the age of the prices held, in the time of the internal status: over the socket by the operator's heartbeats,
 * while it is off by when they were last read. Sources: MKT-025, MKT-026, MKT-027, Q-005.
 */
function usePriceAges(markets: readonly Market[] | undefined, readCount: number, readEveryMs: number): void {
  const { prices, site } = useBetting()
  const status = useLiveStatus()
  const readAtMs = useRef(0)
  const lookEveryMs = pollMs.internalStatus[useIsLoggedIn() ? 'loggedIn' : 'loggedOut']
  useEffect(() => {
    if (readCount > 0) readAtMs.current = site.now()
  }, [readCount, site])
  useEffect(() => {
    const look = () => {
      prices.checkAges()
      const isOld = site.now() - readAtMs.current > missedReads * readEveryMs
      if (status === 'off' && markets && isOld)
        prices.lapse(
          markets.map(({ id }) => id),
          readAtMs.current,
        )
    }
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [prices, site, status, markets, readEveryMs, lookEveryMs])
}

/** The markets of an event: read once, put into the live store, followed, and polled while the socket is away. */
export function useEventMarkets(eventId: string) {
  const { site, prices } = useBetting()
  const status = useLiveStatus()
  const everyMs = pollMs.marketStatus[useIsLoggedIn() ? 'loggedIn' : 'loggedOut']
  useStatusPoll(eventId, status === 'live', everyMs)
  const query = useQuery({
    ...eventMarketsQuery(site.operator.client, eventId),
    refetchInterval: status === 'live' ? false : everyMs,
  })
  const { data, dataUpdatedAt } = query
  useLayoutEffect(() => {
    // Also when the same was read again: it is fresh again.
    if (dataUpdatedAt === 0) return
    for (const market of data ?? []) prices.seed(market)
  }, [data, dataUpdatedAt, prices])
  usePriceAges(data, dataUpdatedAt, everyMs)
  useFollowEvents([eventId])
  return query
}
