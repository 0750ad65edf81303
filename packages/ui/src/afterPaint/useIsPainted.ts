'use client'
import { useEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'

/**
 * Whether the first frame of what asks has been painted, which then renders the rest in one go: what is seen first does not
 * wait for it. True at once where it does not wait.
 */
export function useIsPainted(waits = true): boolean {
  const [isPainted, setIsPainted] = useState(!waits)
  useEffect(() => (isPainted ? undefined : afterPaint(() => setIsPainted(true))), [isPainted])
  return isPainted
}
