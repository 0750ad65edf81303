'use client'
import { useStore } from 'zustand'
import { useBettingSite } from '../../site/siteContext.ts'
import { listChoice, type ListLayout } from './listLayout.ts'

/** How lists are drawn here: as the player chose in this browser, else as the brand does (`layout.lists`). */
export function useListLayout(): ListLayout {
  const { site, options } = useBettingSite()
  return useStore(listChoice(site), ({ layout }) => layout) ?? options.lists
}
