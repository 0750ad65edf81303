import { dateFormat } from './dateFormat.ts'

const moment: Intl.DateTimeFormatOptions = {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
}

/** A date and time in local time, in the words of a locale; an invalid date shows nothing. */
export function momentText(iso: string, locale: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : dateFormat(locale, moment).format(date)
}
