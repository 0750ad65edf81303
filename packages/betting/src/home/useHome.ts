'use client'
import { homeQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useMemo } from 'react'
import { useBetting } from '../site/bettingContext.ts'
import { homeLists } from './homeLists.ts'

/** The home document, its prices in the store. */
export function useHome() {
  const { site, prices } = useBetting()
  const query = useQuery(homeQuery(site.operator.client))
  const { data } = query
  useLayoutEffect(() => {
    for (const { mainMarket } of [...(data?.ongoing ?? []), ...(data?.upcoming ?? [])]) {
      if (mainMarket) prices.seed(mainMarket)
    }
  }, [data, prices])
  const lists = useMemo(() => data && homeLists(data, site.now()), [data, site])
  return { query, lists }
}
