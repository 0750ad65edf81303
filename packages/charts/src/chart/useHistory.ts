import { getPriceHistory, type HistoryPoint } from '@kit/sdk/contract'
import { lastKnownAt, openBetsQuery, queryKeyOf } from '@kit/sdk/query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ChartAsk } from '@kit/betting/feature'
import { useCharts } from '../chartsContext.ts'
import { marksOf } from '../model/marks.ts'
import { joinHistory, sinceOf, type Series } from '../model/series.ts'

/** Interval at which volume and events are read while a chart is open, in ms. Prices arrive by socket. */
const readEveryMs = 15_000

/** Returns a runner's history, first read completely and then incrementally, and its time if it may be outdated. */
export function useHistory({ marketId, runnerId }: ChartAsk) {
  const { site } = useCharts()
  const queries = useQueryClient()
  const isOnline = useSyncExternalStore(site.isOnline.subscribe, site.isOnline.getState, () => true)
  // The cache holds the joined record, not an answer of the call.
  const queryKey = [...queryKeyOf(getPriceHistory, { marketId, runnerId }), 'joined'] as const
  const query = useQuery({
    queryKey,
    async queryFn({ signal }): Promise<Series> {
      const before = queries.getQueryData<Series>(queryKey)
      const since = sinceOf(before)
      const asked = { marketId, runnerId, ...(since !== undefined && { since }) }
      return joinHistory(before, await site.operator.client.call(getPriceHistory, asked, { signal }), since)
    },
    refetchInterval: readEveryMs,
    staleTime: 0,
    structuralSharing: false,
  })
  return { query, asOf: lastKnownAt(query, isOnline, site.now()) }
}

const noBets: readonly never[] = []

/** Includes the player's own bets on the runner. */
export function useMarks(series: Series | undefined, { marketId, runnerId }: ChartAsk) {
  const { site } = useCharts()
  const { session, client } = site.operator
  const isPlayer = useSyncExternalStore(
    session.subscribe,
    () => session.get()?.userType === 'user',
    () => false,
  )
  const { data } = useQuery({ ...openBetsQuery(client), enabled: isPlayer })
  const bets = (isPlayer && data?.docs) || noBets
  return useMemo(
    () => marksOf(series?.moments ?? noBets, bets, { marketId, runnerId }),
    [series, bets, marketId, runnerId],
  )
}

/** Removes the prices the page saw once the operator's record includes them. */
export function useTrimmed(seen: HistoryPoint[], series: Series | undefined): void {
  useEffect(() => {
    const newer = seen.filter(({ at }) => at > (series?.upToMs ?? 0))
    seen.splice(0, seen.length, ...newer)
  }, [seen, series])
}
