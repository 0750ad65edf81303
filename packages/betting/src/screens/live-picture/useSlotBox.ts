'use client'
import { useLayoutEffect, useState, type RefObject } from 'react'
import { useStore } from 'zustand'
import { useBetting } from '../../slip/model/bettingContext.ts'

/** Position and size of an element, in px from the page's upper left corner. */
export interface SlotBox {
  left: number
  top: number
  width: number
  height: number
}

const isSame = (one: SlotBox | undefined, other: SlotBox | undefined) =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.left === other.left &&
    one.top === other.top &&
    one.width === other.width &&
    one.height === other.height)

/** Returns the share of the slot that is visible between the bars of the page, from 0 to 1. */
function shownShare({ top, bottom, height }: DOMRect): number {
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement)
  const from = Number.parseFloat(scrollPaddingBlockStart) || 0
  const to = window.innerHeight - (Number.parseFloat(scrollPaddingBlockEnd) || 0)
  return height === 0 ? 0 : (Math.min(bottom, to) - Math.max(top, from)) / height
}

/**
 * Measured from `origin`. Undefined while the picture belongs in a corner: on other pages, if the player
 * moved it there, and if less than half of the slot is visible.
 */
export function useSlotBox(origin: RefObject<HTMLElement | null>): SlotBox | undefined {
  const { livePicture } = useBetting()
  const slot = useStore(livePicture, (state) => (state.picture?.isApart ? null : state.slot))
  const [box, setBox] = useState<SlotBox>()
  useLayoutEffect(() => {
    let frame = 0
    const measure = () => {
      const from = origin.current?.getBoundingClientRect()
      const own = slot?.getBoundingClientRect()
      const next =
        from && own && shownShare(own) >= 0.5
          ? { left: own.left - from.left, top: own.top - from.top, width: own.width, height: own.height }
          : undefined
      setBox((before) => (isSame(before, next) ? before : next))
    }
    const measureSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    measure()
    if (!slot) return undefined
    // Content that grows above the slot moves it, and makes one of its ancestors larger.
    const watcher = new ResizeObserver(measureSoon)
    for (let part: HTMLElement | null = slot; part; part = part.parentElement) watcher.observe(part)
    window.addEventListener('scroll', measureSoon, { passive: true })
    window.addEventListener('resize', measureSoon)
    return () => {
      watcher.disconnect()
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', measureSoon)
      window.removeEventListener('resize', measureSoon)
    }
  }, [slot, origin])
  return box
}
