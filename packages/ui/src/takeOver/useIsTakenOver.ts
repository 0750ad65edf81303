'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether React has taken a prerendered page over. Until then a part draws what the page was built with, though more may be
 * known by now: React throws away what it does not find, and a tap on it is lost.
 */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
