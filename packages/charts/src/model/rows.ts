import type { HistoryPoint, Minor } from '@kit/sdk/contract'
import type { Mark } from './marks.ts'
import { readingAt, stopsIn, type Reading } from './reading.ts'
import type { TimeWindow } from './timeWindow.ts'

/** Maximum number of rows without marks in a chart's table; rows with marks are never omitted. */
const mostPlain = 30

export interface ChartRow extends Reading {
  /** The total matched amount reported at that time. */
  traded: Minor | undefined
}

/** Returns rows, newest first: every mark, and up to thirty evenly spaced times between them. */
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
