import { dateFormat } from './dateFormat.ts'

const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

/**
 * Formats a moment as its time, '14:03', with the day if it is not today: '21 Nov, 14:03'. Both in ms since the epoch,
 * local time.
 */
export function timeOrDay(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  return dateFormat('en-GB', isToday ? time : { ...time, day: 'numeric', month: 'short' }).format(at)
}
