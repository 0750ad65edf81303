import { dateFormat } from '@kit/ui'

const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', hour12: true }

/** When something starts, in local time, in the words of a locale: the hour today, with the date on any other day. */
export function startText(openDate: string, nowMs: number, locale: string): string {
  const opens = new Date(openDate)
  if (Number.isNaN(opens.getTime())) return ''
  const isToday = opens.toDateString() === new Date(nowMs).toDateString()
  const format: Intl.DateTimeFormatOptions = isToday ? time : { ...time, day: 'numeric', month: 'short' }
  return dateFormat(locale, format).format(opens)
}
