/** A day of the calendar as `YYYY-MM-DD`: of no time zone, and in the order of its text. */
export type Day = string

export interface DayRange {
  start: Day
  /** The same day or a later one; both belong to the range. */
  end: Day
}

/** A range while it is being chosen: its end is not known yet. */
export interface BegunRange {
  start: Day
  end?: undefined
}

/** A day from a calendar's Date, which stands at some hour of it in the zone of the device. */
export function dayOf(date: Date): Day {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Noon of a day in the zone of the device: far from the hours that summer time takes or gives. */
export function dateOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

/** The day so many days after, or before. */
export function daysFrom(day: Day, count: number): Day {
  const date = dateOf(day)
  date.setDate(date.getDate() + count)
  return dayOf(date)
}

/** The first day of a day's month, or of one some months away. */
export function monthStart(day: Day, monthsAway = 0): Day {
  const date = dateOf(day)
  return dayOf(new Date(date.getFullYear(), date.getMonth() + monthsAway, 1, 12))
}
