import type { HistoryMoment, HistoryPoint, Odds, PriceHistory } from '@kit/sdk/contract'

/** The known history of a runner: the operator's record, then the page's prices. Times in ms since the epoch. */
export interface Series {
  fromMs: number
  upToMs: number
  /** Points in order of time. */
  points: readonly HistoryPoint[]
  moments: readonly HistoryMoment[]
}

/** Number of points or events from which the complete record is requested again: the operator has thinned it. */
const mostRows = 3_000

/** Returns the start of the next request: undefined for everything, or the end of the last answer. */
export const sinceOf = (series: Series | undefined): number | undefined =>
  series && Math.max(series.points.length, series.moments.length) < mostRows ? series.upToMs : undefined

type Dated = { at: number }
const inOrder = <Row extends Dated>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => one.at - other.at)

/**
 * Joins the record with a newer answer to a request from `since`. Repeated earlier points are dropped, so that they do
 * not accumulate, and the result is sorted for lookups by time.
 */
export function joinHistory(before: Series | undefined, answer: PriceHistory, since?: number): Series {
  const joined = <Row extends Dated>(known: readonly Row[] = [], rows: readonly Row[]): Row[] =>
    since === undefined || before === undefined
      ? inOrder(rows)
      : [...known.filter(({ at }) => at <= since), ...inOrder(rows.filter(({ at }) => at > since))]
  return {
    fromMs: answer.from,
    upToMs: answer.upTo,
    points: joined(before?.points, answer.points),
    moments: joined(before?.moments, answer.moments),
  }
}

/** Best odds in hundredths; 0 if nothing is on offer. */
export interface Best {
  back: Odds
  lay: Odds
}

/**
 * Adds prices received by the page, at most one point a second. Changes `seen` in place, because it runs every frame.
 * Returns true if it changed.
 */
export function addSeen(seen: HistoryPoint[], at: number, { back, lay }: Best): boolean {
  const last = seen.at(-1)
  if (last && (last.back ?? 0) === back && (last.lay ?? 0) === lay) return false
  if (last && at < last.at) return false
  if (last && Math.floor(last.at / 1_000) === Math.floor(at / 1_000)) seen.pop()
  seen.push({ at, ...(back > 0 && { back }), ...(lay > 0 && { lay }) })
  return true
}

/** The operator's record, followed by the page's prices. */
export function allPoints(
  { points, upToMs }: Series,
  seen: readonly HistoryPoint[],
): readonly HistoryPoint[] {
  const newer = seen.filter(({ at }) => at > upToMs)
  return newer.length === 0 ? points : [...points, ...newer]
}

/** Returns the index of the last point at or before the time; -1 if no point is that old. */
export function indexAt(points: readonly { at: number }[], at: number): number {
  let low = 0
  let high = points.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (points[middle]!.at <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}
