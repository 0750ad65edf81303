const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', hour12: true }

/** When something starts, in local time: the hour today, with the date on any other day. */
export function startText(openDate: string, nowMs: number): string {
  const opens = new Date(openDate)
  if (Number.isNaN(opens.getTime())) return ''
  const isToday = opens.toDateString() === new Date(nowMs).toDateString()
  const format: Intl.DateTimeFormatOptions = isToday ? time : { ...time, day: 'numeric', month: 'short' }
  return new Intl.DateTimeFormat('en-GB', format).format(opens)
}
