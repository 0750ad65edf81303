import { dateOf, type DayRange } from './days.ts'

/** Formats a range: '1 – 7 March 2026', with common parts written once, as the language does. */
export const writeRange = ({ start, end }: DayRange, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).formatRange(dateOf(start), dateOf(end))
