import type { Balance } from '@kit/sdk/contract'
import { Money, Skeleton, useMessage, VisuallyHidden } from '@kit/ui'
import * as styles from './header.css.ts'

export interface BalanceFiguresProps {
  /** Absent while it is read for the first time. */
  balance: Balance | undefined
  /** When the figures were true, ms since the epoch; only given when they could not be read again. */
  asOf?: number | undefined
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Bal | Exp. Figures that could not be read again are dimmed and say how old they are. */
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
  const age = asOf === undefined ? undefined : message('account.balance.asOf', { time: clock.format(asOf) })
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
