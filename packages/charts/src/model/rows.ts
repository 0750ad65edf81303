import type { HistoryPoint, Minor } from '@kit/sdk/contract'
import type { Mark } from './marks.ts'
import { readingAt, stopsIn, type Reading } from './reading.ts'
import type { TimeWindow } from './timeWindow.ts'

/** How many rows the table of a chart has; those with marks are never left out. */
const mostPlain = 30

export interface ChartRow extends Reading {
  /** Matched so far, as told then. */
  traded: Minor | undefined
}

/** A chart as a table, the newest first: every mark, and between them evenly what stood at up to thirty times. */
export function rowsOf(
  points: readonly HistoryPoint[],
  marks: readonly Mark[],
  window: TimeWindow,
): ChartRow[] {
  const stops = stopsIn(points, marks, window)
  const marked = new Set(marks.map(({ at }) => at))
  const every = Math.max(Math.ceil(stops.length / mostPlain), 1)
  const last = stops.length - 1
  return stops
    .filter((stop, index) => marked.has(stop) || (last - index) % every === 0)
    .map((at) => ({
      ...readingAt(
        points,
        marks.filter((mark) => mark.at === at),
        at,
      ),
      traded: points.findLast((point) => point.at <= at && point.traded !== undefined)?.traded,
    }))
    .toReversed()
}
