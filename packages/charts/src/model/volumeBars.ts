import type { HistoryPoint, Minor } from '@kit/sdk/contract'
import type { TimeWindow } from './timeWindow.ts'

/**
 * Returns the amount matched in each of `count` equal parts of a window, in minor units. Amounts before a runner's
 * first point are not counted; a falling count, as after a new recording, starts again.
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
