'use client'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react'
import type { RowItem } from './eventGroups.ts'

const overscan = 8

/** Estimated height of an item in px, used until it is measured. */
const likelyPx: Readonly<Record<RowItem['kind'], number>> = { when: 32, competition: 26, event: 92 }

/**
 * Returns the distance from the top of the page to the top of a list, in px. It is measured again when elements around
 * the list change their height.
 */
function useTopInPage(list: RefObject<HTMLElement | null>): number {
  const [topPx, setTopPx] = useState(0)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    const measure = () => setTopPx(Math.round(element.getBoundingClientRect().top + window.scrollY))
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element.ownerDocument.documentElement)
    for (const other of element.parentElement?.children ?? []) if (other !== element) watcher.observe(other)
    return () => watcher.disconnect()
  }, [list])
  return topPx
}

/**
 * Returns the items of a list that are near the screen, and their positions. The item with the focus stays rendered.
 */
export function useNearRows(list: RefObject<HTMLElement | null>, items: readonly RowItem[]) {
  const topPx = useTopInPage(list)
  const [held, setHeld] = useState<number>()
  // oxlint-disable-next-line react/incompatible-library -- Nothing that it returns is given to a memoized part.
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: useCallback((index: number) => likelyPx[items[index]?.kind ?? 'event'], [items]),
    getItemKey: useCallback((index: number) => items[index]?.key ?? index, [items]),
    overscan,
    scrollMargin: topPx,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const near = defaultRangeExtractor(range)
        if (held === undefined || held >= items.length || near.includes(held)) return near
        return [...near, held].toSorted((one, other) => one - other)
      },
      [held, items],
    ),
  })
  return {
    rendered: rows.getVirtualItems().map(({ index, start }) => ({ index, topPx: start - topPx })),
    heightPx: rows.getTotalSize(),
    measure: rows.measureElement,
    /** Keeps an item rendered, by the index in its element's data attribute. */
    hold: (index: string | undefined) => setHeld(index === undefined ? undefined : Number(index)),
  }
}
