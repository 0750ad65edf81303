'use client'
import { useSyncExternalStore } from 'react'
import { useBettingSite } from './siteContext.ts'

/** Subscribes to the network state and returns true if the browser is online. */
export function useIsOnline(): boolean {
  const { isOnline } = useBettingSite().site
  return useSyncExternalStore(isOnline.subscribe, isOnline.getState, isOnline.getState)
}
