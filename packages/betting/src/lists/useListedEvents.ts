'use client'
import { useMemo } from 'react'
import { useHome } from '../home/useHome.ts'
import { sportsTree } from './sportsTree.ts'

/** What every list shows, off the one document the home page has: it is read once, whatever screens show it. */
export function useListedEvents() {
  const { query, lists } = useHome()
  const tree = useMemo(() => lists && sportsTree(lists), [lists])
  return { query, lists, tree }
}

export type ListedEvents = ReturnType<typeof useListedEvents>
