import { dateOf, type DayRange } from '@kit/ui'

/** Returns the first day's start to the last day's end in local time, in ISO 8601. */
export function reportRange({ start, end }: DayRange): { startDate: string; endDate: string } {
  const from = dateOf(start)
  from.setHours(0, 0, 0, 0)
  const to = dateOf(end)
  to.setHours(23, 59, 59, 999)
  return { startDate: from.toISOString(), endDate: to.toISOString() }
}

const moment = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
})

/** Formats a time in en-GB with a 12-hour clock in every language (REPORT-015). */
export const reportMoment = (iso: string): string => moment.format(new Date(iso))
