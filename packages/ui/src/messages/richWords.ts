import { createIntl, createIntlCache } from 'react-intl'
import type { MessageValues } from './messageValues.ts'

/** Formats a message with plurals and selections. Throws if it does not parse or a value is missing. */
export type FormatRich = (id: string, values?: MessageValues) => string

const cache = createIntlCache()

/** Creates the full message format for a catalogue in one language. */
export function richWords(locale: string, messages: Readonly<Record<string, string>>): FormatRich {
  const intl = createIntl(
    {
      locale,
      messages: { ...messages },
      onError: (error) => {
        throw error
      },
    },
    cache,
  )
  return (id, values) => intl.formatMessage({ id }, values)
}
