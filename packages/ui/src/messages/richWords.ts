import { createIntl, createIntlCache } from 'react-intl'
import type { MessageValues } from './messageValues.ts'

/** Throws if the message does not parse or a value is missing. */
export type FormatRich = (id: string, values?: MessageValues) => string

const cache = createIntlCache()

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
