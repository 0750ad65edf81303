import type { Words } from '@kit/ui'
import { menuMessages } from './menuMessages.ts'
import { careMessages } from './messages.ts'

/** All messages of care. */
export const messages = { ...menuMessages, ...careMessages }

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}

/** A text of this package, which a site's `words` may replace. Who imports its feature has its catalogue by this. */
export type CareWord = keyof typeof messages
