import type { Words } from '@kit/ui'
import { awayMessages } from './away/awayMessages.ts'
import { chartMessages } from './chartMessages.ts'

/** All messages of charts. */
export const messages = { ...chartMessages, ...awayMessages }

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}

/** A text of this package, which a site's `words` may replace. Who imports its feature has its catalogue by this. */
export type ChartWord = keyof typeof messages
