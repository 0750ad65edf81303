import type { BegunRange, Day, DayRange } from './days.ts'

/**
 * What a click on a day makes of the range. The first click sets the start; the second, at or after it, the end; a second
 * click before the start begins anew from that day, and so does one on a range that is whole. Source: TXN-011, TXN-012,
 * TXN-013.
 */
export function clickDay(range: DayRange | BegunRange | null, day: Day): DayRange | BegunRange {
  if (range === null || range.end !== undefined || day < range.start) return { start: day }
  return { start: range.start, end: day }
}
