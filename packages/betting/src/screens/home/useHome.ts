'use client'
import { homeQuery } from '@kit/sdk/query'
import { useIsHydrated } from '@kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { homeLists, type HomeLists } from './homeLists.ts'

/** Query key of the lists that the bootstrap script rendered, which React hydrates whatever was read since. */
export const paintedListsKey = ['betting', 'paintedLists']

/** Reads the home document and returns its lists. Its prices are seeded by the cards that show them. */
export function useHome() {
  const { site } = useBetting()
  const painted = useQueryClient().getQueryData<HomeLists>(paintedListsKey)
  // Deferred: rows whose chunk is still loading would be discarded if their list changed at once.
  const isTakenOver = useDeferredValue(useIsHydrated())
  const query = useQuery(homeQuery(site.operator.client, site.operator.live))
  const { data, dataUpdatedAt } = query
  // Recalculated after an unchanged read, too: what is in play depends on the time.
  const lists = useMemo(
    () => (dataUpdatedAt > 0 && data ? homeLists(data, site.now()) : undefined),
    [data, dataUpdatedAt, site],
  )
  const paintedLists = isTakenOver ? undefined : painted
  return {
    query,
    isTakenOver,
    lists: paintedLists ?? lists,
    /** True if the lists have only the first events, so that counts from them are wrong. */
    isPartial: paintedLists !== undefined || data?.hasMore === true,
  }
}
