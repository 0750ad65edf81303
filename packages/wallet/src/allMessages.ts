import type { Words } from '@kit/ui'
import { accountMessages } from './accounts/accountMessages.ts'
import { bonusMessages } from './bonuses/bonusMessages.ts'
import { walletFormMessages } from './deposit/formMessages.ts'
import { exportMessages } from './export/exportMessages.ts'
import { messages as early } from './messages.ts'
import { requestMessages } from './requests/requestMessages.ts'
import { transactionMessages } from './transactions/transactionMessages.ts'
import { withdrawMessages } from './withdraw/withdrawMessages.ts'

export const messages = {
  ...early,
  ...walletFormMessages,
  ...accountMessages,
  ...bonusMessages,
  ...exportMessages,
  ...requestMessages,
  ...transactionMessages,
  ...withdrawMessages,
}

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}

/** Key of a message of this package, which a site's `words` may replace. */
export type WalletWord = keyof typeof messages
