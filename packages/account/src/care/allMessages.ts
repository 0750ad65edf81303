import type { Words } from '@kit/ui'
import { menuMessages } from './menuMessages.ts'
import { careMessages } from './messages.ts'

/** All messages of care. */
export const messages = { ...menuMessages, ...careMessages }

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}

/**
 * A message key of this package, which a site's `words` may replace. Importing the feature adds its catalogue through
 * this type.
 */
export type CareWord = keyof typeof messages
