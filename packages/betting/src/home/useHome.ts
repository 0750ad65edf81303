'use client'
import { homeQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBetting } from '../site/bettingContext.ts'
import { homeLists } from './homeLists.ts'

/** The home document. The prices in it are taken by the cards that show them. */
export function useHome() {
  const { site } = useBetting()
  const query = useQuery(homeQuery(site.operator.client))
  const { data } = query
  const lists = useMemo(() => data && homeLists(data, site.now()), [data, site])
  return { query, lists }
}
