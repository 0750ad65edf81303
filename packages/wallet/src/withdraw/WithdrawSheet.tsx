'use client'
import type { Minor } from '@kit/sdk/contract'
import { MoreMessages, Sheet, useMessage } from '@kit/ui'
import { withdrawScreenMessages } from './withdrawScreenMessages.ts'
import { WithdrawFunds } from './WithdrawFunds.tsx'

export interface WithdrawSheetProps {
  amount?: Minor | undefined
  onClose: () => void
}

/** Sheet over any screen. Sources: WDR-001, Q-020. */
export default function WithdrawSheet(props: WithdrawSheetProps) {
  return (
    <MoreMessages messages={withdrawScreenMessages}>
      <Content {...props} />
    </MoreMessages>
  )
}

function Content({ amount, onClose }: WithdrawSheetProps) {
  const message = useMessage()
  return (
    <Sheet.Root open onOpenChange={(opens: boolean) => !opens && onClose()}>
      <Sheet.Content
        edge="auto"
        title={message('wallet.withdraw.title')}
        labels={{ close: message('wallet.withdraw.close') }}
      >
        <WithdrawFunds amount={amount} />
      </Sheet.Content>
    </Sheet.Root>
  )
}
