import { useEffect, useState } from 'react'

/** A page that is not drawn has no frames; it does not wait for one. */
const longestMs = 100

/** Calls back once the frame that is being made has been painted. Returns how to call it off. */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(work, longestMs)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Whether the first frame of what asks has been painted, which then renders the rest in one go. True at once where it does not wait. */
export function useIsPainted(waits: boolean): boolean {
  const [isPainted, setIsPainted] = useState(!waits)
  useEffect(() => (isPainted ? undefined : afterPaint(() => setIsPainted(true))), [isPainted])
  return isPainted
}
