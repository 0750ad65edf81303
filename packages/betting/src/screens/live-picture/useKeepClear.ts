'use client'
import { useLayoutEffect, type RefObject } from 'react'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { clearOf, roomAtEnd } from './keepClear.ts'
import { shift } from './livePicture.css.ts'

const gapPx = 8

function pageExtent() {
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement)
  return {
    top: Number.parseFloat(scrollPaddingBlockStart) || 0,
    bottom: window.innerHeight - (Number.parseFloat(scrollPaddingBlockEnd) || 0),
  }
}

/**
 * Keeps a picture in a corner clear of the event's bar, and pads the page's ends so that every price can be scrolled
 * from under it. The visible content of a scrolled page does not move.
 */
export function useKeepClear(place: RefObject<HTMLElement | null>, isFloating: boolean): void {
  const { slipPanel } = useBetting()
  useLayoutEffect(() => {
    const page = document.getElementById('main')
    const picture = place.current
    if (!isFloating || !page || !picture) return undefined
    let frame = 0
    let moved = 0
    const room = { start: 0, end: 0 }
    const own = { start: page.style.paddingBlockStart, end: page.style.paddingBlockEnd }
    const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(page)
    const padding = {
      start: Number.parseFloat(paddingBlockStart) || 0,
      end: Number.parseFloat(paddingBlockEnd) || 0,
    }
    const makeRoom = (start: number, end: number) => {
      const added = start - room.start
      Object.assign(room, { start, end })
      page.style.paddingBlockStart = start === 0 ? own.start : `${padding.start + start}px`
      page.style.paddingBlockEnd = end === 0 ? own.end : `${padding.end + end}px`
      if (added !== 0) window.scrollBy({ top: added, behavior: 'instant' })
    }
    const measure = () => {
      const box = picture.getBoundingClientRect()
      const still = { top: box.top - moved, bottom: box.bottom - moved }
      const bar = document.querySelector('[data-event-bar]')?.getBoundingClientRect()
      moved = bar ? clearOf(still, bar, pageExtent(), gapPx) : 0
      picture.style.setProperty(shift, `${moved}px`)
      const { top, bottom } = page.getBoundingClientRect()
      const isAbove = still.top + still.bottom < window.innerHeight
      const first = top + window.scrollY + padding.start
      const wanted = isAbove ? Math.max(0, still.bottom + gapPx - first) : 0
      // The padding above is removed only when it is out of sight.
      const start = wanted > room.start || window.scrollY >= room.start ? wanted : room.start
      const content = bottom + window.scrollY - padding.end - room.end
      const height = document.documentElement.scrollHeight
      const edge = { top: still.top - gapPx, bottom: still.bottom }
      const end = isAbove ? 0 : roomAtEnd(content, { height, screen: window.innerHeight }, edge, room.end)
      if (start !== room.start || end !== room.end) makeRoom(start, end)
    }
    const measureSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    measure()
    const watcher = new ResizeObserver(measureSoon)
    for (const one of [page, picture, document.body]) watcher.observe(one)
    const attributes = new MutationObserver(measureSoon)
    attributes.observe(picture, { attributeFilter: ['data-corner'] })
    window.addEventListener('scroll', measureSoon, { passive: true })
    window.addEventListener('resize', measureSoon)
    const endSlip = slipPanel.subscribe(measureSoon)
    return () => {
      cancelAnimationFrame(frame)
      watcher.disconnect()
      attributes.disconnect()
      window.removeEventListener('scroll', measureSoon)
      window.removeEventListener('resize', measureSoon)
      endSlip()
      picture.style.removeProperty(shift)
      makeRoom(0, 0)
    }
  }, [place, isFloating, slipPanel])
}
