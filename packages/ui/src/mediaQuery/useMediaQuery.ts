'use client'
import { useCallback, useSyncExternalStore } from 'react'

const lists = new Map<string, MediaQueryList>()

/** One MediaQueryList per query: creating one is slow, and every render reads it. */
function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? globalThis.matchMedia(query)
  lists.set(query, list)
  return list
}

/** Returns true if a media query matches, e.g. '(min-width: 720px)'. Returns false on the server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = listOf(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => false,
  )
}
