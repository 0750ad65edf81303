'use client'
import { MoreMessages, PageFrame, useMessage } from '@kit/ui'
import { withdrawScreenMessages } from './withdrawScreenMessages.ts'
import { WithdrawFunds } from './WithdrawFunds.tsx'

/** Sources: ROUTE-048, Q-020. */
export default function WithdrawPage() {
  return (
    <MoreMessages messages={withdrawScreenMessages}>
      <Screen />
    </MoreMessages>
  )
}

function Screen() {
  const message = useMessage()
  return (
    <PageFrame title={message('wallet.withdraw.title')} width="form">
      <WithdrawFunds />
    </PageFrame>
  )
}
