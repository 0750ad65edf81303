'use client'
import { MoreMessages } from '@kit/ui'
import { requestMessages } from '../requests/requestMessages.ts'
import { transactionMessages } from './transactionMessages.ts'
import { TransactionsScreen } from './TransactionsScreen.tsx'

const messages = { ...requestMessages, ...transactionMessages }

/** Source: ROUTE-052. */
export default function TransactionsPage() {
  return (
    <MoreMessages messages={messages}>
      <TransactionsScreen />
    </MoreMessages>
  )
}
