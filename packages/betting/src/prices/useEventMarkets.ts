'use client'
import { askMarketStatus } from '@kit/sdk/contract'
import { eventMarketsQuery, pollMs } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { usePricedSite } from './pricingContext.ts'
import { useBettingSite } from '../site/siteContext.ts'
import { useIsLoggedIn } from '../site/useAccount.ts'
import { isStreamed, useFollowEvents, useLiveStatus } from './useFollowEvents.ts'
import { usePriceAges } from './usePriceAges.ts'

/** Polls the status of the open event's markets over the socket. Sources: MKT-023, MKT-024, Q-005. */
function useStatusPoll(eventId: string, isLive: boolean, everyMs: number): void {
  const { live } = useBettingSite().site.operator
  useEffect(() => {
    if (!isLive) return undefined
    const timer = setInterval(() => live.send(askMarketStatus, { eventId }), everyMs)
    return () => clearInterval(timer)
  }, [live, eventId, isLive, everyMs])
}

/**
 * Reads the markets of an event, adds them to the live store, and follows them; polls them without a socket. Returns
 * the query.
 */
export function useEventPrices(eventId: string | undefined) {
  const { site, prices } = usePricedSite()
  const status = useLiveStatus()
  const everyMs = pollMs.marketStatus[useIsLoggedIn() ? 'loggedIn' : 'loggedOut']
  const query = useQuery({
    ...eventMarketsQuery(site.operator.client, eventId ?? ''),
    enabled: eventId !== undefined,
    refetchInterval: ({ state }) => (isStreamed(status, state.data) ? false : everyMs),
  })
  const { data, dataUpdatedAt } = query
  useLayoutEffect(() => {
    // Runs after an unchanged read, too, because the read makes the prices fresh.
    if (dataUpdatedAt === 0) return
    for (const market of data ?? []) prices.seed(market)
  }, [data, dataUpdatedAt, prices])
  useEffect(() => {
    const ends = data?.map(({ id }) => prices.expect(id)) ?? []
    return () => ends.forEach((end) => end())
  }, [data, prices])
  usePriceAges(data, dataUpdatedAt, everyMs)
  useFollowEvents(eventId === undefined ? [] : [eventId])
  return query
}

/** Reads and follows the markets of the open event like `useEventPrices`, and also polls their status. */
export function useEventMarkets(eventId: string) {
  const status = useLiveStatus()
  useStatusPoll(eventId, status === 'live', pollMs.marketStatus[useIsLoggedIn() ? 'loggedIn' : 'loggedOut'])
  return useEventPrices(eventId)
}
