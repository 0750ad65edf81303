'use client'
import { Button, EmptyState, Skeleton, useMessage } from '@kit/ui'
import { useMoneyChats } from '../chat/useMoneyChats.ts'

/** Sources. */
export function WithdrawByChat() {
  const message = useMessage()
  const { withdraw, isPending } = useMoneyChats(true)
  if (isPending) return <Skeleton shape="block" height="160px" />
  return (
    <EmptyState
      icon="wallet"
      title={message('wallet.withdraw.byChat')}
      action={
        withdraw && (
          <Button tone="accent" asChild>
            <a href={withdraw} target="_blank" rel="noopener noreferrer">
              {message('wallet.withdraw.openChat')}
            </a>
          </Button>
        )
      }
    />
  )
}
