import type { HistoryPoint } from '@kit/sdk/contract'
import type { Mark } from './marks.ts'
import { indexAt } from './series.ts'
import type { TimeWindow } from './timeWindow.ts'

export interface Reading {
  at: number
  /** Undefined before the first price. */
  point: HistoryPoint | undefined
  marks: readonly Mark[]
}

export function stopsIn(
  points: readonly HistoryPoint[],
  marks: readonly Mark[],
  { fromMs, toMs }: TimeWindow,
): number[] {
  const times = [...points, ...marks].map(({ at }) => at).filter((at) => at >= fromMs && at <= toMs)
  return [...new Set(times)].toSorted((one, other) => one - other)
}

export function nearestStop(stops: readonly number[], at: number): number | undefined {
  const before = indexAt(
    stops.map((stop) => ({ at: stop })),
    at,
  )
  const [left, right] = [stops[before], stops[before + 1]]
  if (left === undefined || right === undefined) return left ?? right
  return at - left <= right - at ? left : right
}

/** Returns the stop a key moves to; undefined for other keys. Without a cursor it starts at the end. */
export function stopOfKey(
  key: string,
  at: number | undefined,
  stops: readonly number[],
  marks: readonly Mark[],
): number | undefined {
  const last = stops.at(-1)
  if (last === undefined) return undefined
  const from = at ?? Number.POSITIVE_INFINITY
  const marked = stops.filter((stop) => marks.some((mark) => mark.at === stop))
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return stops.findLast((stop) => stop < from) ?? stops[0]
    case 'ArrowRight':
    case 'ArrowUp':
      return stops.find((stop) => stop > from) ?? last
    case 'PageUp':
      return marked.find((stop) => stop > from) ?? at ?? last
    case 'PageDown':
      return marked.findLast((stop) => stop < from) ?? at ?? last
    case 'Home':
      return stops[0]
    case 'End':
      return last
    default:
      return undefined
  }
}

/** Returns the reading at a time, with the events of the same second. */
export function readingAt(points: readonly HistoryPoint[], marks: readonly Mark[], at: number): Reading {
  return {
    at,
    point: points[indexAt(points, at)],
    marks: marks.filter((mark) => Math.abs(mark.at - at) < 1_000),
  }
}
