'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Returns true once React has hydrated a prerendered page. Until then a component renders what the page was built with,
 * even if more is known: React discards markup that differs, and a tap on it is lost.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
