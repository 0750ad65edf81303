'use client'
import { Card, MoreMessages, PageFrame, useMessage } from '@kit/ui'
import { useEffect, useRef } from 'react'
import { useWalletSite } from '../walletContext.ts'
import { Deposit, type DepositFrameProps } from './Deposit.tsx'
import * as styles from './deposit.css.ts'
import { walletFormMessages } from './formMessages.ts'

function StepFrame({ heading, index, isLoading = false, children }: DepositFrameProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef<number>(null)
  useEffect(() => {
    if (isLoading) return
    // The heading of a following step announces it.
    if (shown.current !== null && shown.current !== index) title.current?.focus()
    shown.current = index
  }, [index, isLoading])
  return (
    <Card className={styles.card}>
      <h2 ref={title} tabIndex={-1} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </Card>
  )
}

function Page() {
  const message = useMessage()
  const site = useWalletSite()
  return (
    <PageFrame title={message('wallet.deposit.title')} width="form" className={styles.page}>
      <Deposit
        Frame={StepFrame}
        startDigits=""
        onLeft={() => site.hasPage('/transaction') && site.navigate('/transaction')}
      />
    </PageFrame>
  )
}

/** ROUTE-049, Q-020. */
export default function DepositPage() {
  return (
    <MoreMessages messages={walletFormMessages}>
      <Page />
    </MoreMessages>
  )
}
