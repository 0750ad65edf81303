'use client'
import { Direction } from 'radix-ui'
import type { ReactNode } from 'react'

/** Sets the direction for arrow keys; styles read the page's `dir` attribute. */
export function DirectionProvider({
  direction,
  children,
}: {
  direction: 'ltr' | 'rtl'
  children: ReactNode
}) {
  return <Direction.Provider dir={direction}>{children}</Direction.Provider>
}
