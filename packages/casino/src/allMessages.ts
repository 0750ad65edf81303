import type { Words } from '@kit/ui'
import { gameMessages } from './game/messages.ts'
import { casinoHistoryMessages } from './history/messages.ts'
import { casinoMessages } from './game-list/messages.ts'
import { verifyMessages } from './verify/messages.ts'

/** All messages of the casino. */
export const messages = { ...casinoHistoryMessages, ...casinoMessages, ...gameMessages, ...verifyMessages }

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}

/**
 * A message key of this package, which a site's `words` may replace. Importing the feature adds its catalogue through
 * this type.
 */
export type CasinoWord = keyof typeof messages
