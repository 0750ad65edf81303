/** A shift of this many px moves a price from under the thumb. */
const leastPx = 8
const price = '[data-runner][data-level]'

/** A source of a layout shift; TypeScript has no type for it yet. */
interface Shift {
  node?: Node | null
  previousRect: DOMRectReadOnly
  currentRect: DOMRectReadOnly
}

const movesPrices = ({ node, previousRect: from, currentRect: to }: Shift): boolean =>
  Math.abs(to.top - from.top) + Math.abs(to.left - from.left) >= leastPx &&
  node instanceof Element &&
  (node.closest(price) ?? node.querySelector(price)) !== null

/**
 * Watches for prices that move by themselves, as when a market appears above them. Returns when that last was, in ms as of
 * `performance.now`; never, where a browser does not tell.
 */
export function watchPageMoves(): () => number {
  let movedAtMs = -Infinity
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources?: Shift[] })[])
        if (entry.sources?.some(movesPrices)) movedAtMs = entry.startTime
    })
    observer.observe({ type: 'layout-shift' })
  }
  return () => movedAtMs
}
