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
