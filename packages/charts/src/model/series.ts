import type { HistoryMoment, HistoryPoint, Odds, PriceHistory } from '@kit/sdk/contract'

/** What is known of a runner: the operator's record, and what the page has seen since. Times in ms since the epoch. */
export interface Series {
  /** Since when the operator has recorded it. */
  fromMs: number
  /** Until when the operator's record goes. */
  upToMs: number
  /** In order of time. */
  points: readonly HistoryPoint[]
  moments: readonly HistoryMoment[]
}

/** From this many points or moments on the operator is asked for all of them again, which it has thinned. */
const mostRows = 3_000

/** What to ask the operator for: all, or what came since its last answer. */
export const sinceOf = (series: Series | undefined): number | undefined =>
  series && Math.max(series.points.length, series.moments.length) < mostRows ? series.upToMs : undefined

type Dated = { at: number }
const inOrder = <Row extends Dated>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => one.at - other.at)

/**
 * The record with a newer answer; `since` is what was asked for. What an answer repeats of earlier times is known, and would
 * be there once more with each reading; it is looked up by time, so it is put in its order.
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

/** Best odds in hundredths; 0 where nothing is on offer. */
export interface Best {
  back: Odds
  lay: Odds
}

/**
 * Adds prices that the page has seen, one point a second at most: `seen` is changed in place, for it is asked every frame.
 * Returns whether it changed.
 */
export function addSeen(seen: HistoryPoint[], at: number, { back, lay }: Best): boolean {
  const last = seen.at(-1)
  if (last && (last.back ?? 0) === back && (last.lay ?? 0) === lay) return false
  if (last && at < last.at) return false
  if (last && Math.floor(last.at / 1_000) === Math.floor(at / 1_000)) seen.pop()
  seen.push({ at, ...(back > 0 && { back }), ...(lay > 0 && { lay }) })
  return true
}

/** The operator's record and after it what the page has seen since. */
export function allPoints(
  { points, upToMs }: Series,
  seen: readonly HistoryPoint[],
): readonly HistoryPoint[] {
  const newer = seen.filter(({ at }) => at > upToMs)
  return newer.length === 0 ? points : [...points, ...newer]
}

/** The index of the last point at or before a time; -1 where there is none. */
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
