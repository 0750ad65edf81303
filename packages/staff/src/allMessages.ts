import type { Words } from '@kit/ui'
import { messages as early } from './messages.ts'
import { screenMessages } from './screenMessages.ts'

/** All messages of the pages of staff. */
export const messages = { ...early, ...screenMessages }

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}

/** A text of this package, which a site's `words` may replace. Who imports its feature has its catalogue by this. */
export type StaffWord = keyof typeof messages
