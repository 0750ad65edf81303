'use client'
import { useStore } from 'zustand'
import { useBettingSite } from '../../site/siteContext.ts'
import { listChoice, type ListLayout } from './listLayout.ts'

/** Returns the layout of lists: the player's choice in this browser, else the brand's (`layout.lists`). */
export function useListLayout(): ListLayout {
  const { site, options } = useBettingSite()
  return useStore(listChoice(site), ({ layout }) => layout) ?? options.lists
}
