'use client'
import type { PaymentState } from '@kit/sdk/contract'
import { MoreMessages, useMessage } from '@kit/ui'
import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import { useWalletSite } from '../walletContext.ts'
import { useDepositServices } from './depositContext.ts'
import { depositMessages } from './messages.ts'

function Announcer() {
  const site = useWalletSite()
  const { decided } = useDepositServices()
  const message = useMessage()
  const news = useStore(decided)
  const announce = useEffectEvent((state: PaymentState) => {
    if (state === 'approved' || state === 'rejected' || state === 'canceled')
      site.toast(message(`wallet.deposit.decided.${state}`), state === 'approved' ? 'success' : 'info')
    decided.setState(null, true)
  })
  useEffect(() => {
    if (news) announce(news.state)
  }, [news])
  return null
}

export function DecidedToast() {
  return (
    <MoreMessages messages={depositMessages}>
      <Announcer />
    </MoreMessages>
  )
}
