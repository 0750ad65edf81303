'use client'
import { useEffect, useRef, useState } from 'react'

/** Wraps an index: the last one comes before the first. */
export const inRing = (index: number, count: number): number =>
  count === 0 ? 0 : ((index % count) + count) % count

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Returns the visible slide and how to show another. The browser scrolls and snaps; the state updates when a swipe has
 * settled. `restful` pauses autoplay under a pointer or with focus inside.
 */
export function useSlides(count: number, everyMs: number) {
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [isWatched, setWatched] = useState(false)
  const go = (index: number) => {
    const next = inRing(index, count)
    const element = track.current
    const slide = element?.children[next] as HTMLElement | undefined
    const first = element?.firstElementChild as HTMLElement | null | undefined
    if (!element || !slide || !first) return
    setCurrent(next)
    const behavior = wantsLessMotion() ? 'auto' : 'smooth'
    // In right-to-left pages the browser's scroll offset is negative.
    element.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior })
  }
  useEffect(() => {
    const element = track.current
    if (!element) return
    const settle = () => {
      const width = element.clientWidth || 1
      setCurrent(Math.min(count - 1, Math.round(Math.abs(element.scrollLeft) / width)))
    }
    element.addEventListener('scrollend', settle)
    return () => element.removeEventListener('scrollend', settle)
  }, [count])
  useEffect(() => {
    if (everyMs === 0 || isWatched || count < 2 || wantsLessMotion()) return
    const timer = setTimeout(() => {
      if (!document.hidden) go(current + 1)
    }, everyMs)
    return () => clearTimeout(timer)
  })
  const pauseHandlers = {
    onPointerEnter: () => setWatched(true),
    onPointerLeave: () => setWatched(false),
    onFocus: () => setWatched(true),
    onBlur: () => setWatched(false),
  }
  return { track, current, go, pauseHandlers }
}
