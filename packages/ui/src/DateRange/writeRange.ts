import { dateOf, type DayRange } from './days.ts'

/** A range in words: '1 – 7 March 2026', with what both ends share said once, as the language does it. */
export const writeRange = ({ start, end }: DayRange, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).formatRange(dateOf(start), dateOf(end))
