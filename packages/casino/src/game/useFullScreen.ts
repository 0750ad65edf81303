'use client'
import { useCallback, useSyncExternalStore, type RefObject } from 'react'

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

export interface FullScreen {
  /** False if the browser allows full screen for videos only. */
  isPossible: boolean
  isOn: boolean
  toggle(): void
}

export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  )
  const toggle = useCallback(() => {
    // A browser may refuse; then the page stays unchanged.
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : element.current?.requestFullscreen()
    change?.catch(() => undefined)
  }, [element])
  return { isPossible: typeof document !== 'undefined' && document.fullscreenEnabled, isOn, toggle }
}
