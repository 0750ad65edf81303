import type { Words } from '@kit/ui'
import { careMessages as messages } from './messages.ts'

export { messages }

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}

/** A text of this package, which a site's `words` may replace. Who imports its feature has its catalogue by this. */
export type CareWord = keyof typeof messages
