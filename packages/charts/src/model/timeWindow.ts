/** Times in ms since the epoch. */
export interface TimeWindow {
  fromMs: number
  toMs: number
}

export const ranges = ['tenMinutes', 'hour', 'all'] as const
export type Range = (typeof ranges)[number]

const lengthMs = { tenMinutes: 600_000, hour: 3_600_000 } as const
const leastMs = 60_000

/**
 * Returns the current window of a range, starting no earlier than `firstMs`, the start of the record. It ends at a
 * whole second, so that it moves once a second.
 */
export function windowOf(range: Range, firstMs: number, nowMs: number): TimeWindow {
  const toMs = Math.ceil(nowMs / 1_000) * 1_000
  const recorded = Math.max(toMs - firstMs, leastMs)
  const length = range === 'all' ? recorded : Math.min(recorded, lengthMs[range])
  return { fromMs: toMs - length, toMs }
}

export function scaleOf(from: number, to: number, start: number, end: number): (value: number) => number {
  const ratio = to === from ? 0 : (end - start) / (to - from)
  return (value) => start + (value - from) * ratio
}
