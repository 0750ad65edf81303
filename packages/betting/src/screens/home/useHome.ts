'use client'
import { homeQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { homeLists } from './homeLists.ts'

/** The home document. The prices in it are taken by the cards that show them. */
export function useHome() {
  const { site } = useBetting()
  const query = useQuery(homeQuery(site.operator.client))
  const { data, dataUpdatedAt } = query
  // Also after an unchanged read: what is in play depends on the time.
  const lists = useMemo(
    () => (dataUpdatedAt > 0 && data ? homeLists(data, site.now()) : undefined),
    [data, dataUpdatedAt, site],
  )
  return { query, lists }
}
