import type { Words } from '@kit/ui'
import { footerMessages } from './layout/footerMessages.ts'
import { languageMessages } from './language/messages.ts'
import { messages as early } from './messages.ts'
import { navigationMessages } from './navigation/messages.ts'
import { noticeMessages } from './pages/noticeMessages.ts'
import { slideMessages } from './pages/slideMessages.ts'
import { xrayMessages } from './xray/messages.ts'

/** All messages of the shell: those of the first screen and those loaded with its parts. */
export const messages = {
  ...early,
  ...footerMessages,
  ...languageMessages,
  ...navigationMessages,
  ...noticeMessages,
  ...slideMessages,
  ...xrayMessages,
}

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}
