'use client'
import { useState, useSyncExternalStore } from 'react'
import { useCasinoSite } from '../casinoContext.ts'

/** Returns true if the operator can be reached: the browser is online, and an opened socket is not lost. */
export function useIsConnected(): boolean {
  const { isOnline, operator } = useCasinoSite()
  const hasNetwork = useSyncExternalStore(isOnline.subscribe, isOnline.getState, () => true)
  const status = useSyncExternalStore(operator.live.onStatus, operator.live.getStatus, () => 'off' as const)
  const [wasLive, setWasLive] = useState(false)
  if (status === 'live' && !wasLive) setWasLive(true)
  return hasNetwork && !(wasLive && status === 'connecting')
}
