'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Returns true once React has hydrated the prerendered page; until then a component renders what it
 * rendered at build.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
