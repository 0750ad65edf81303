import type { Words } from '@kit/ui'
import { casinoHistoryMessages } from './history/messages.ts'

/** All messages of the casino. */
export const messages = { ...casinoHistoryMessages }

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}
