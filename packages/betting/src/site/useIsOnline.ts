'use client'
import { useSyncExternalStore } from 'react'
import { useBettingSite } from './siteContext.ts'

export function useIsOnline(): boolean {
  const { isOnline } = useBettingSite().site
  return useSyncExternalStore(isOnline.subscribe, isOnline.getState, isOnline.getState)
}
