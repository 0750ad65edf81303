'use client'
import { rereadMs } from '@kit/sdk/query'
import { useMemo } from 'react'
import { useName } from '../../market/useName.ts'
import { useHome } from '../home/useHome.ts'
import { usePriceAges } from '../../prices/usePriceAges.ts'
import { sportsTree } from './sportsTree.ts'

/**
 * What every list shows, off the one document the home page has: it is read once, whatever screens show it. Also looks at
 * the ages of the prices in it; for the home page's first cards too, whose strip of sports stands above them.
 */
export function useListedEvents() {
  const { query, lists, isPartial } = useHome()
  const nameOf = useName()
  const tree = useMemo(
    () =>
      lists &&
      sportsTree(lists).map((sport) => ({
        ...sport,
        name: nameOf(sport.name),
        // Events without a competition are listed under the name of their sport.
        competitions: sport.competitions.map((one) => ({ ...one, name: nameOf(one.name) })),
      })),
    [lists, nameOf],
  )
  const { data, dataUpdatedAt } = query
  const markets = useMemo(
    () => data && [...data.ongoing, ...data.upcoming].flatMap(({ mainMarket }) => mainMarket ?? []),
    [data],
  )
  usePriceAges(markets, dataUpdatedAt, rereadMs.home)
  return { query, lists, tree, isPartial }
}

export type ListedEvents = ReturnType<typeof useListedEvents>
