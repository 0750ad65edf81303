'use client'
import { afterPaint } from '@kit/ui'
import { IsRestoringProvider } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'

const Painted = createContext(true)

/** Renders its children one frame after the `FirstFrame` around it, or at once without one. */
export function AfterFirstFrame({ children }: { children: ReactNode }) {
  return useContext(Painted) ? children : null
}

/**
 * Keeps the first frame of its children small, so that the sheet opens quickly. Cached answers are shown and refetched
 * only after that frame, and the children of `AfterFirstFrame` are rendered in the next one.
 */
export function FirstFrame({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    if (!isShown) return undefined
    const cancel = afterPaint(() => setIsPainted(true))
    return () => {
      cancel()
      setIsPainted(false)
    }
  }, [isShown])
  // Deferred content stays during the exit animation.
  const isFirst = isShown && !isPainted
  return (
    <Painted value={!isFirst}>
      <IsRestoringProvider value={isFirst}>{children}</IsRestoringProvider>
    </Painted>
  )
}
