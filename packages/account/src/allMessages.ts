import type { Words } from '@kit/ui'
import { forgotMessages } from './forgot/messages.ts'
import { loginMessages } from './login/messages.ts'
import { codeMessages } from './one-time-code/messages.ts'
import { pageMessages } from './pages/pageMessages.ts'
import { passkeyMessages } from './passkeys/messages.ts'
import { passwordMessages } from './password/messages.ts'
import { registerMessages } from './register/messages.ts'
import { reportMessages } from './report/reportMessages.ts'
import { secondFactorMessages } from './second-factor/messages.ts'
import { messages as early } from './messages.ts'

/** All messages of the account: those of the first screen and those of its chunks. */
export const messages = {
  ...early,
  ...loginMessages,
  ...codeMessages,
  ...registerMessages,
  ...forgotMessages,
  ...passwordMessages,
  ...pageMessages,
  ...reportMessages,
  ...secondFactorMessages,
  ...passkeyMessages,
}

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}

/**
 * A message key of this package, which a site's `words` may replace. Importing the feature adds its catalogue through
 * this type.
 */
export type AccountWord = keyof typeof messages
