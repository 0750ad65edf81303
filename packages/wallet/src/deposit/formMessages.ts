import { amountMessages } from '../amount/messages.ts'
import { depositMessages } from './messages.ts'

/** All texts of the deposit's screens. */
export const walletFormMessages = { ...amountMessages, ...depositMessages }
