import { amountMessages } from '../amount/messages.ts'
import { depositMessages } from './messages.ts'

export const walletFormMessages = { ...amountMessages, ...depositMessages }
