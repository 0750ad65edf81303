import type { Words } from '@kit/ui'
import { messages as early } from './messages.ts'
import { orderMessages } from './orderMessages.ts'

/** All messages of unmatched orders. */
export const messages = { ...early, ...orderMessages }

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}

/**
 * A message key of this package, which a site's `words` may replace. Importing the feature adds its catalogue through
 * this type.
 */
export type OrderWord = keyof typeof messages
