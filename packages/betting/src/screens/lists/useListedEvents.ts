'use client'
import { rereadMs } from '@kit/sdk/query'
import { useMemo } from 'react'
import { useName } from '../../market/useName.ts'
import { useHome } from '../home/useHome.ts'
import { usePriceAges } from '../../prices/usePriceAges.ts'
import { sportsTree } from './sportsTree.ts'

/**
 * Reads the home document, which all lists share, and returns its lists and the tree of sports. Also checks the age of
 * its prices; the home page's strip of sports does so for the cards below it.
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
        // A competition without a name has the name of its sport, which is translated.
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
