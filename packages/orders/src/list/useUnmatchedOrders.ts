import type { LiveStatus } from '@kit/sdk'
import { lastKnownAt, unmatchedOrdersQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useIsOnline, useIsPlayer } from '../model/useAccount.ts'
import { useOrders } from '../ordersContext.ts'

/** Polling interval in ms, without a socket. */
const pollMs = 10_000

const off = (): LiveStatus => 'off'

/** Returns the unmatched orders, with their time if they may be outdated. */
export function useUnmatchedOrders() {
  const { site } = useOrders()
  const { client, live } = site.operator
  const isLive = useSyncExternalStore(live.onStatus, live.getStatus, off) === 'live'
  const query = useQuery({
    ...unmatchedOrdersQuery(client),
    enabled: useIsPlayer(),
    refetchInterval: isLive ? false : pollMs,
  })
  return { query, asOf: lastKnownAt(query, useIsOnline(), site.now()) }
}
