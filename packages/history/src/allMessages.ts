import type { Words } from '@kit/ui'
import { lastResultMessages } from './last-result/messages.ts'
import { historyMessages } from './historyMessages.ts'
import { profitMessages } from './profit/profitMessages.ts'
import { messages as early } from './messages.ts'

/** All messages of the history. */
export const messages = { ...early, ...historyMessages, ...lastResultMessages, ...profitMessages }

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}

/**
 * A message key of this package, which a site's `words` may replace. Importing the feature adds its catalogue through
 * this type.
 */
export type HistoryWord = keyof typeof messages
