import type { Words } from '@kit/ui'
import { messages as early } from './messages.ts'
import { screenMessages } from './screenMessages.ts'

/** All messages of the staff pages. */
export const messages = { ...early, ...screenMessages }

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}

/**
 * A message key of this package, which a site's `words` may replace. Importing the feature adds its catalogue through
 * this type.
 */
export type StaffWord = keyof typeof messages
