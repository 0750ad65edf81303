import type { Words } from '@kit/ui'
import { awayMessages } from './away/awayMessages.ts'
import { chartMessages } from './chartMessages.ts'

/** All messages of charts. */
export const messages = { ...chartMessages, ...awayMessages }

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}

/**
 * A message key of this package, which a site's `words` may replace. Importing the feature adds its catalogue through
 * this type.
 */
export type ChartWord = keyof typeof messages
