'use client'
import { Direction } from 'radix-ui'
import type { ReactNode } from 'react'

/** Tells arrow keys which way the page is written; its `dir` attribute tells the styles. */
export function DirectionProvider({
  direction,
  children,
}: {
  direction: 'ltr' | 'rtl'
  children: ReactNode
}) {
  return <Direction.Provider dir={direction}>{children}</Direction.Provider>
}
