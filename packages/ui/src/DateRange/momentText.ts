import { dateFormat } from './dateFormat.ts'

const moment: Intl.DateTimeFormatOptions = {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
}

/** Formats a date and time in local time for a locale. Returns an empty text for an invalid date. */
export function momentText(iso: string, locale: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : dateFormat(locale, moment).format(date)
}
