'use client'
import { useEffect, useRef, useState } from 'react'

/** Wraps an index: before the first comes the last. */
export const inRing = (index: number, count: number): number =>
  count === 0 ? 0 : ((index % count) + count) % count

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Which slide is visible, and how to show another. The browser scrolls and snaps; the state follows once a swipe has
 * settled. `restful` pauses playing while somebody looks.
 */
export function useSlides(count: number, everyMs: number) {
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [watched, setWatched] = useState(false)
  const go = (index: number) => {
    const next = inRing(index, count)
    const place = track.current
    const slide = place?.children[next] as HTMLElement | undefined
    const first = place?.firstElementChild as HTMLElement | null | undefined
    if (!place || !slide || !first) return
    setCurrent(next)
    const behavior = wantsLessMotion() ? 'auto' : 'smooth'
    // In right-to-left pages the browser's offset is negative.
    place.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior })
  }
  useEffect(() => {
    const place = track.current
    if (!place) return
    const settle = () => {
      const width = place.clientWidth || 1
      setCurrent(Math.min(count - 1, Math.round(Math.abs(place.scrollLeft) / width)))
    }
    place.addEventListener('scrollend', settle)
    return () => place.removeEventListener('scrollend', settle)
  }, [count])
  useEffect(() => {
    if (everyMs === 0 || watched || count < 2 || wantsLessMotion()) return
    const timer = setTimeout(() => {
      if (!document.hidden) go(current + 1)
    }, everyMs)
    return () => clearTimeout(timer)
  })
  const restful = {
    onPointerEnter: () => setWatched(true),
    onPointerLeave: () => setWatched(false),
    onFocus: () => setWatched(true),
    onBlur: () => setWatched(false),
  }
  return { track, current, go, restful }
}
