import { walletFormMessages } from './deposit/formMessages.ts'
import { messages as early } from './messages.ts'
import { withdrawMessages } from './withdraw/withdrawMessages.ts'

export const pageFacts = {
  pages: {
    '/deposit': { title: 'wallet.deposit.title' },
    '/withdraw': { title: 'wallet.withdraw.title' },
    '/transaction': { title: 'wallet.transactions.title' },
    '/awaiting-bonus': { title: 'wallet.bonuses.title' },
  },
  messages: { ...early, ...walletFormMessages, ...withdrawMessages },
} as const
