import type { PartialDayRange, Day, DayRange } from './days.ts'

/**
 * The range after a click on a day. The first click sets the start; the second, on it or later, the end. A click
 * before the start, or on a complete range, begins a new range. Source: TXN-011, TXN-012, TXN-013.
 */
export function clickDay(range: DayRange | PartialDayRange | null, day: Day): DayRange | PartialDayRange {
  if (range === null || range.end !== undefined || day < range.start) return { start: day }
  return { start: range.start, end: day }
}
