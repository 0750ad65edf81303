import type { HistoryPoint, Minor } from '@kit/sdk/contract'
import type { TimeWindow } from './timeWindow.ts'

/**
 * What was matched in each of `count` equal parts of a window, minor units. What was matched before a runner's first point
 * belongs to none; a count that falls, as after a new recording, begins again.
 */
export function volumeBars(
  points: readonly HistoryPoint[],
  { fromMs, toMs }: TimeWindow,
  count: number,
): Minor[] {
  const bars = Array.from({ length: count }, () => 0n)
  let before: Minor | undefined
  for (const { at, traded } of points) {
    if (traded === undefined) continue
    if (before !== undefined && traded > before && at > fromMs && at <= toMs) {
      const index = Math.min(Math.ceil(((at - fromMs) / (toMs - fromMs)) * count) - 1, count - 1)
      bars[index] = bars[index]! + traded - before
    }
    before = traded
  }
  return bars
}
