const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns the cached format for a locale's dates and times with these options. Creating one takes 30 ms on a slow
 * phone; using it takes almost no time.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}
