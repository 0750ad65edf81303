/** Shift in px from which a price counts as moved from under the thumb. */
const leastPx = 8
const price = '[data-runner][data-level]'

/** TypeScript has no type for it. */
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
 * Returns a function that returns the time of the last shift that moved prices, in ms of `performance.now`;
 * -Infinity if there was none or the browser does not report shifts.
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
