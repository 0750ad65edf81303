'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether React has taken a prerendered page over: until then a component draws what it drew at build. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
