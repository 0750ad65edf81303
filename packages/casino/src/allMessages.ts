import type { Words } from '@kit/ui'
import { casinoHistoryMessages } from './history/messages.ts'

/** Every word of the casino: those that come with its parts. */
export const messages = { ...casinoHistoryMessages }

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}
