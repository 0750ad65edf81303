'use client'
import { useFlag } from '@kit/sdk/react'
import { Button, useMessage } from '@kit/ui'
import { lazy, Suspense } from 'react'
import { useWalletSite } from '../walletContext.ts'
import * as styles from './transactions.css.ts'
import type { TransactionsView } from './transactionsView.ts'

const ExportActions = lazy(() => import('../export/ExportActions.tsx'))

export interface TransactionActionsProps {
  view: TransactionsView
  today: string
  onReset: () => void
}

/** Reset, Excel and PDF. Without exports the last two say 'Coming Soon'. Sources: TXN-005, TXN-006, Q-111, Q-122. */
export function TransactionActions({ view, today, onReset }: TransactionActionsProps) {
  const message = useMessage()
  const site = useWalletSite()
  const hasExports = useFlag('wallet.transactions.export')
  const sayLater = () => site.toast(message('wallet.transactions.comingSoon'), 'info')
  return (
    <div className={styles.bar} role="group" aria-label={message('wallet.transactions.actions')}>
      <Button size="small" className={styles.action} onClick={onReset}>
        {message('wallet.transactions.reset')}
      </Button>
      {hasExports ? (
        <Suspense fallback={null}>
          <ExportActions view={view} today={today} />
        </Suspense>
      ) : (
        <>
          <Button size="small" className={styles.action} onClick={sayLater}>
            {message('wallet.transactions.excel')}
          </Button>
          <Button size="small" className={styles.action} onClick={sayLater}>
            {message('wallet.transactions.pdf')}
          </Button>
        </>
      )}
    </div>
  )
}
