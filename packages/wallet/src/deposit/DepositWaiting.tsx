import { Skeleton } from '@kit/ui'
import * as styles from './deposit.css.ts'

export function DepositWaiting() {
  return (
    <div className={styles.form} aria-busy>
      <Skeleton shape="block" height="3.5rem" className={styles.stepper} />
      <Skeleton width="60%" />
      <Skeleton shape="block" height="3rem" />
      <Skeleton shape="block" height="2.5rem" />
      <Skeleton shape="block" height="3rem" />
    </div>
  )
}
