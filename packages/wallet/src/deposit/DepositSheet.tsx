'use client'
import { MoreMessages, Sheet, useMessage } from '@kit/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { digitsOfMinor } from '../amount/amountDigits.ts'
import { Deposit, type DepositFrameProps } from './Deposit.tsx'
import { useDepositServices } from './depositContext.ts'
import { walletFormMessages } from './formMessages.ts'

function SheetFrame({ heading, index, children }: DepositFrameProps) {
  const message = useMessage()
  return (
    <Sheet.Content edge="auto" title={heading} closeLabel={message('wallet.deposit.close')}>
      <Sheet.Step index={index}>{children}</Sheet.Step>
    </Sheet.Content>
  )
}

/** The deposit over any page. It stays open while a request is on its way, so that the player sees how it ends. */
export function DepositSheet() {
  const { sheet, isSending } = useDepositServices()
  const isBusy = useStore(isSending)
  const [startDigits] = useState(() => digitsOfMinor(sheet.getState()?.amount ?? 0n))
  const close = () => sheet.setState(null, true)
  return (
    <MoreMessages messages={walletFormMessages}>
      <Sheet.Root open onOpenChange={(opens) => !opens && !isBusy && close()}>
        <Deposit Frame={SheetFrame} startDigits={startDigits} onLeft={close} />
      </Sheet.Root>
    </MoreMessages>
  )
}
