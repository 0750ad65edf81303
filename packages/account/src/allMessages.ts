import type { Words } from '@kit/ui'
import { loginMessages } from './login/messages.ts'
import { passwordMessages } from './password/messages.ts'
import { messages as early } from './messages.ts'

/** All messages of the account: those of the first screen and those loaded with its parts. */
export const messages = { ...early, ...loginMessages, ...passwordMessages }

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}
