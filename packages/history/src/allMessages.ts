import type { Words } from '@kit/ui'
import { lastResultMessages } from './last-result/messages.ts'
import { historyMessages } from './messages.ts'

/** All messages of the history. */
export const messages = { ...historyMessages, ...lastResultMessages }

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}
