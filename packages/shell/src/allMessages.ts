import type { Words } from '@kit/ui'
import { informationMessages } from './information/messages.ts'
import { accountMessages } from './account/accountMessages.ts'
import { balanceMessages } from './account/balanceMessages.ts'
import { switchMessages } from './account/switchMessages.ts'
import { barMessages } from './layout/barMessages.ts'
import { headerMessages } from './layout/header/headerMessages.ts'
import { footerMessages } from './layout/page-end/footerMessages.ts'
import { themeStyleMessages } from './layout/site-switch/messages.ts'
import { languageMessages } from './language/messages.ts'
import { messages as early } from './messages.ts'
import { casinoMessages } from './navigation/casinoMessages.ts'
import { navigationMessages } from './navigation/messages.ts'
import { outsideMessages } from './outside/messages.ts'
import { toastMessages } from './layout/toastMessages.ts'
import { visitMessages } from './visits/visitMessages.ts'
import { tileMessages } from './navigation/tileMessages.ts'
import { popupMessages } from './notices/popupMessages.ts'
import { offlineMessages } from './offline/offlineMessages.ts'
import { noticeMessages } from './pages/noticeMessages.ts'
import { pageMessages } from './routing/pageFacts.ts'
import { slideMessages } from './pages/slideMessages.ts'
import { xrayMessages } from './xray/messages.ts'

/** All messages of the shell, including those of lazily loaded parts. */
export const messages = {
  ...early,
  ...accountMessages,
  ...balanceMessages,
  ...toastMessages,
  ...visitMessages,
  ...barMessages,
  ...casinoMessages,
  ...footerMessages,
  ...informationMessages,
  ...offlineMessages,
  ...pageMessages,
  ...headerMessages,
  ...languageMessages,
  ...navigationMessages,
  ...noticeMessages,
  ...outsideMessages,
  ...popupMessages,
  ...slideMessages,
  ...switchMessages,
  ...themeStyleMessages,
  ...tileMessages,
  ...xrayMessages,
}

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}

/** Key of a message of this package, which a site's `words` may replace. */
export type ShellWord = keyof typeof messages
