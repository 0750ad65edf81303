import type { Words } from '@kit/ui'
import { messages as early } from './messages.ts'
import { screenMessages } from './screenMessages.ts'

/** All messages of the pages of staff. */
export const messages = { ...early, ...screenMessages }

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}
