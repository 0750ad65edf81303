import { useFlag } from '@kit/sdk/react'
import { PaymentIcon, useMessage, type PaymentName } from '@kit/ui'
import * as styles from './pageEnd.css.ts'

type ShownMethod = Extract<PaymentName, 'upi' | 'imps' | 'neft' | 'bank' | 'qr' | 'usdt'>

/** Methods in at most two rows, of four and two (SHELL-117). */
const rows: readonly (readonly ShownMethod[])[] = [
  ['upi', 'imps', 'neft', 'bank'],
  ['qr', 'usdt'],
]

/** Payment methods that the brand configures: 'Our Payment Method' (SHELL-003, SHELL-117). */
export function PaymentStrip() {
  const message = useMessage()
  const offered = useFlag('wallet.paymentMethods')
  const shown = rows
    .map((row) => row.filter((name) => offered.includes(name)))
    .filter((row) => row.length > 0)
  if (shown.length === 0) return null
  return (
    <section className={styles.strip} aria-labelledby="payment-methods">
      <h2 id="payment-methods" className={styles.title}>
        {message('shell.payments.title')}
      </h2>
      <div className={styles.payments}>
        {shown.map((row) => (
          <ul key={row[0]} className={styles.paymentRow}>
            {row.map((name) => (
              <li key={name} className={styles.payment}>
                <PaymentIcon name={name} size="large" />
                {message(`shell.payments.${name}`)}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  )
}
