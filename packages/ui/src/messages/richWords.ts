import { createIntl, createIntlCache } from 'react-intl'
import type { MessageValues } from './messageValues.ts'

/** Says a message of the catalogue with its plurals and selections. Throws when it cannot be read or a value is missing. */
export type SayRichly = (id: string, values?: MessageValues) => string

const cache = createIntlCache()

/** The whole message format over a catalogue, in one language. */
export function richWords(locale: string, messages: Readonly<Record<string, string>>): SayRichly {
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
