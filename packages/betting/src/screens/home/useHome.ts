'use client'
import { homeQuery } from '@kit/sdk/query'
import { useIsTakenOver } from '@kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { homeLists, type HomeLists } from './homeLists.ts'

/** The lists as the page's boot has painted them: what React finds there, whatever was read since. */
export const paintedListsKey = ['betting', 'paintedLists']

/** The home document. The prices in it are taken by the cards that show them. */
export function useHome() {
  const { site } = useBetting()
  const painted = useQueryClient().getQueryData<HomeLists>(paintedListsKey)
  // Deferred: rows whose code is still on its way would be thrown away by a list that changed under them at once.
  const isTakenOver = useDeferredValue(useIsTakenOver())
  const query = useQuery(homeQuery(site.operator.client, site.operator.live))
  const { data, dataUpdatedAt } = query
  // Also after an unchanged read: what is in play depends on the time.
  const lists = useMemo(
    () => (dataUpdatedAt > 0 && data ? homeLists(data, site.now()) : undefined),
    [data, dataUpdatedAt, site],
  )
  const paintedLists = isTakenOver ? undefined : painted
  return {
    query,
    isTakenOver,
    lists: paintedLists ?? lists,
    /** The lists have the first events only: what is counted in them is wrong. */
    isPartial: paintedLists !== undefined || data?.hasMore === true,
  }
}
