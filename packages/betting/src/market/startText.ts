import { dateFormat } from '@kit/ui'

const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', hour12: true }

/**
 * Returns a start time in local time for a locale: only the time if it is today, else with the date. Empty for an
 * invalid date.
 */
export function startText(openDate: string, nowMs: number, locale: string): string {
  const opens = new Date(openDate)
  if (Number.isNaN(opens.getTime())) return ''
  const isToday = opens.toDateString() === new Date(nowMs).toDateString()
  const format: Intl.DateTimeFormatOptions = isToday ? time : { ...time, day: 'numeric', month: 'short' }
  return dateFormat(locale, format).format(opens)
}

/** Exchanges send these time zones for an event without a venue. */
const noVenue = new Set(['', 'UTC', 'GMT'])

/** Returns true if an event is in a time zone with another name than the device's. */
export const isElsewhere = (timeZone: string, locale: string): boolean =>
  !noVenue.has(timeZone) && timeZone !== dateFormat(locale, time).resolvedOptions().timeZone

/**
 * Returns a start as date and time at the venue, with the name of its time zone. Null if the browser does not know the
 * zone, or the date is invalid.
 */
export function venueText(openDate: string, timeZone: string, locale: string): string | null {
  try {
    const there = { ...time, day: 'numeric', month: 'short', timeZone, timeZoneName: 'long' } as const
    return dateFormat(locale, there).format(new Date(openDate))
  } catch {
    return null
  }
}
