import { accountMessages } from '../accounts/accountMessages.ts'
import { amountMessages } from '../amount/messages.ts'
import { requestMessages } from '../requests/requestMessages.ts'
import { withdrawMessages } from './withdrawMessages.ts'

export const withdrawScreenMessages = {
  ...amountMessages,
  ...accountMessages,
  ...requestMessages,
  ...withdrawMessages,
}
