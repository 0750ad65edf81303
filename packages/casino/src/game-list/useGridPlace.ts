import { useLayoutEffect, useState, type RefObject } from 'react'
import { gridGeometry, type GridGeometry } from './gridGeometry.ts'

interface GridPlace {
  geometry: GridGeometry
  /** Distance from the top of the page, in px. */
  top: number
}

function placeOf(element: HTMLElement): GridPlace {
  const { top, width } = element.getBoundingClientRect()
  const page = element.ownerDocument.documentElement
  const textSize = Number.parseFloat(getComputedStyle(page).fontSize)
  return { geometry: gridGeometry(width, textSize), top: Math.round(top + window.scrollY) }
}

/** A grid of this page, or its placeholder of the same width. */
const likeIt = '[data-game-grid], [data-games-waiting]'

/**
 * Returns the position before the grid is measured. Its tiles have their final size, so that the page hydrates as it
 * was painted.
 */
function firstPlace(): GridPlace {
  const other = typeof document === 'undefined' ? null : document.querySelector<HTMLElement>(likeIt)
  return other ? { ...placeOf(other), top: 0 } : { geometry: gridGeometry(360, 16), top: 0 }
}

export function useGridPlace(grid: RefObject<HTMLElement | null>): GridPlace {
  const [place, setPlace] = useState(firstPlace)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return undefined
    const measure = () => {
      const next = placeOf(element)
      setPlace((before) =>
        before.top === next.top &&
        before.geometry.tileWidth === next.geometry.tileWidth &&
        before.geometry.tileHeight === next.geometry.tileHeight
          ? before
          : next,
      )
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    // A shelf above the grid that loads lazily moves the grid.
    for (const other of element.parentElement?.children ?? []) if (other !== element) watcher.observe(other)
    watcher.observe(element.ownerDocument.documentElement)
    return () => watcher.disconnect()
  }, [grid])
  return place
}
