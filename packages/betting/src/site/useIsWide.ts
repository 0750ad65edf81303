'use client'
import { useSyncExternalStore } from 'react'

/** From this width on a site has a rail, and the slip stands in it. */
const railFrom = '(min-width: 1100px)'

function subscribe(listener: () => void) {
  const query = globalThis.matchMedia(railFrom)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the page is wide enough for a rail. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(railFrom).matches,
    () => false,
  )
