'use client'
import { IsRestoringProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'

/** Longer than a frame of a slow telephone. */
const paintedAfterMs = 100

/**
 * Lets what is inside show the answers that are held, and reads them anew only once it has been painted: calls that are
 * sent before would stand between the tap and the sheet.
 */
export function ReadsAfterPaint({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(() => setIsPainted(true), paintedAfterMs)
    return () => {
      clearTimeout(timer)
      setIsPainted(false)
    }
  }, [isShown])
  return <IsRestoringProvider value={isShown && !isPainted}>{children}</IsRestoringProvider>
}
