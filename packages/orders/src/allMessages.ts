import type { Words } from '@kit/ui'
import { messages as early } from './messages.ts'
import { orderMessages } from './orderMessages.ts'

/** All messages of waiting orders. */
export const messages = { ...early, ...orderMessages }

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}

/** A text of this package, which a site's `words` may replace. Who imports its feature has its catalogue by this. */
export type OrderWord = keyof typeof messages
