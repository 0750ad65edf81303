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
