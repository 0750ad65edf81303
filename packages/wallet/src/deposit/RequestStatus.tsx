import type { PaymentRequest, PaymentState } from '@kit/sdk/contract'
import { Button, formatPoints, SiteLink, StatusTag, useMessage } from '@kit/ui'
import type { ReactNode } from 'react'
import { useWalletSite } from '../walletContext.ts'
import * as styles from './deposit.css.ts'
import type { SendState } from './useDepositWork.ts'

const tones = {
  pending: 'warning',
  processing: 'accent',
  approved: 'success',
  rejected: 'danger',
  canceled: 'neutral',
} as const satisfies Record<PaymentState, string>

interface RequestStatusProps {
  shown: PaymentRequest
  work: SendState
  onContinue: (() => void) | undefined
  onAnother: (() => void) | undefined
}

/** Changes are announced politely. */
export function RequestStatus({ shown, work, onContinue, onAnother }: RequestStatusProps) {
  const message = useMessage()
  const { hasPage } = useWalletSite()
  const { state, amount, paymentType, utr, remarks } = shown
  const fact = (label: string, value: ReactNode) => (
    <div className={styles.fact}>
      <dt className={styles.factName}>{label}</dt>
      <dd className={styles.factValue}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
  return (
    <>
      <div className={styles.status} data-state={state} role="status">
        <StatusTag tone={tones[state]}>{message(`wallet.deposit.status.${state}`)}</StatusTag>
        <p className={styles.statusText}>{message(`wallet.deposit.statusText.${state}`)}</p>
      </div>
      <dl className={styles.facts}>
        {fact(message('wallet.deposit.requestAmount'), formatPoints(amount, { currency: true }))}
        {paymentType !== '' && fact(message('wallet.deposit.requestMethod'), paymentType)}
        {utr !== '' && fact(message('wallet.deposit.requestUtr'), utr)}
        {remarks !== '' && fact(message('wallet.deposit.requestRemarks'), remarks)}
      </dl>
      {onContinue && !onAnother && <p className={styles.quiet}>{message('wallet.deposit.hostedOther')}</p>}
      <div className={styles.actions}>
        {onContinue && (
          <Button tone="action" loading={work !== 'idle'} onClick={onContinue}>
            {message('wallet.deposit.hostedContinue')}
          </Button>
        )}
        {hasPage('/transaction') && (
          <Button asChild>
            <SiteLink to="/transaction">{message('wallet.deposit.transactions')}</SiteLink>
          </Button>
        )}
        {onAnother && (
          <Button tone={onContinue ? 'neutral' : 'accent'} onClick={onAnother}>
            {message('wallet.deposit.another')}
          </Button>
        )}
      </div>
    </>
  )
}
