'use client'
import { useEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'

/**
 * Returns true after the first frame of the component is painted; the rest then renders in one pass, so that it does
 * not delay the first frame. Returns true immediately if `waits` is false.
 */
export function useIsPainted(waits = true): boolean {
  const [isPainted, setIsPainted] = useState(!waits)
  useEffect(() => (isPainted ? undefined : afterPaint(() => setIsPainted(true))), [isPainted])
  return isPainted
}
