'use client'
import { MoreMessages, Sheet } from '@kit/ui'
import { useEffect, useLayoutEffect, useState } from 'react'
import { digitsOfMinor } from '../amount/amountDigits.ts'
import { Deposit, type DepositFrameProps } from './Deposit.tsx'
import { useDepositServices } from './depositContext.ts'
import { walletFormMessages } from './formMessages.ts'
import { useSheetPlace } from './sheetPlace.ts'

function StepInSheet({ heading, index, isLoading = false, children }: DepositFrameProps) {
  const { setTitle, focusField } = useSheetPlace()
  useLayoutEffect(() => setTitle(heading), [setTitle, heading])
  useEffect(() => {
    if (!isLoading) focusField()
  }, [isLoading, focusField])
  return <Sheet.Step index={index}>{children}</Sheet.Step>
}

export function DepositInSheet() {
  const { sheet } = useDepositServices()
  const [{ amount = 0n, bonusId }] = useState(() => sheet.getState() ?? {})
  return (
    <MoreMessages messages={walletFormMessages}>
      <Deposit
        Frame={StepInSheet}
        startDigits={digitsOfMinor(amount)}
        startBonusId={bonusId}
        onLeft={() => sheet.setState(null, true)}
      />
    </MoreMessages>
  )
}
