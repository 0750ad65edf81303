import type { Balance } from '@kit/sdk/contract'
import { dateFormat, Money, Skeleton, useMessage, VisuallyHidden } from '@kit/ui'
import * as styles from './header.css.ts'

export interface BalanceFiguresProps {
  balance: Balance | undefined
  /** Time when the figures were last correct, in ms since the epoch. Set only if refreshing them failed. */
  asOf?: number | undefined
}

const clockText = (ms: number) => dateFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(ms)

/** Stale figures are dimmed and show their age. */
export function BalanceFigures({ balance, asOf }: BalanceFiguresProps) {
  const message = useMessage()
  if (!balance) {
    return (
      <span role="status">
        <VisuallyHidden>{message('account.balance.loading')}</VisuallyHidden>
        <Skeleton className={styles.loading} />
      </span>
    )
  }
  const age = asOf === undefined ? undefined : message('account.balance.asOf', { time: clockText(asOf) })
  return (
    <dl className={styles.figures} data-stale={age === undefined ? undefined : ''} title={age}>
      <div className={styles.figure}>
        <dt className={styles.name}>{message('account.balance')}</dt>
        <dd className={styles.amount}>
          <Money minor={balance.available} display="short" />
        </dd>
      </div>
      <div className={styles.figure}>
        <dt className={styles.name}>{message('account.exposure')}</dt>
        <dd className={styles.amount}>
          <Money minor={balance.exposure} display="short" />
        </dd>
      </div>
    </dl>
  )
}
