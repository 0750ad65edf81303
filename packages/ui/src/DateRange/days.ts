/** A calendar day as `YYYY-MM-DD`: without a time zone, and sortable as text. */
export type Day = string

export interface DayRange {
  start: Day
  /** The last day, included; the same day as the start or later. */
  end: Day
}

/** A range without its end, while it is being selected. */
export interface PartialDayRange {
  start: Day
  end?: undefined
}

/** The day of a calendar's Date, in the device's time zone. */
export function dayOf(date: Date): Day {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Noon of a day in the device's time zone, far from changes of summer time. */
export function dateOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

/** The day `count` days later, or earlier if negative. */
export function daysFrom(day: Day, count: number): Day {
  const date = dateOf(day)
  date.setDate(date.getDate() + count)
  return dayOf(date)
}

/** The first day of a day's month, or of the month `monthsAway`. */
export function monthStart(day: Day, monthsAway = 0): Day {
  const date = dateOf(day)
  return dayOf(new Date(date.getFullYear(), date.getMonth() + monthsAway, 1, 12))
}

/**
 * Returns the first and the last millisecond of a range of days in the device's time zone, in ISO 8601.
 */
export function momentsOf({ start, end }: DayRange): { startDate: string; endDate: string } {
  const startOf = (day: Day) => dateOf(day).setHours(0, 0, 0, 0)
  // 23:59 occurs twice on a day whose clocks go back at midnight, e.g. in Egypt and Chile.
  const endMs = startOf(daysFrom(end, 1)) - 1
  return { startDate: new Date(startOf(start)).toISOString(), endDate: new Date(endMs).toISOString() }
}
