'use client'
import { useCallback, useSyncExternalStore } from 'react'

const lists = new Map<string, MediaQueryList>()

/** One list for each query: making one costs more than reading it, and it is read with every render. */
function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? globalThis.matchMedia(query)
  lists.set(query, list)
  return list
}

/** Whether a media query is true of the page, e.g. '(min-width: 720px)'. False on the server. */
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
