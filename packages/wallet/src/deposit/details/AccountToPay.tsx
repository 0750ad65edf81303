'use client'
import type { Minor, PaymentMethod } from '@kit/sdk/contract'
import { CopyButton, formatPoints, useMessage } from '@kit/ui'
import { useWalletSite } from '../../walletContext.ts'
import * as styles from '../deposit.css.ts'
import { accountDetails } from './accountDetails.ts'

/** Each detail has a copy button (DEP-025 to DEP-027). */
export function AccountToPay({ amount, method }: { amount: Minor; method: PaymentMethod }) {
  const message = useMessage()
  const { toast } = useWalletSite()
  const details = accountDetails(method)
  return (
    <>
      <p className={styles.payTo}>
        {message('wallet.deposit.payTo', { amount: formatPoints(amount, { currency: true }) })}
      </p>
      {details.length > 0 && (
        <dl className={styles.details}>
          {details.map((detail) => {
            const label = 'name' in detail ? message(`wallet.deposit.${detail.name}`) : detail.label
            return (
              <div key={label} className={styles.detail}>
                <dt className={styles.quiet}>{label}</dt>
                <dd className={styles.detailValue}>
                  <bdi>{detail.value}</bdi>
                </dd>
                <dd className={styles.detailCopy}>
                  <CopyButton
                    size="small"
                    text={detail.value}
                    aria-label={message('wallet.deposit.copyOf', { label })}
                    labels={{
                      copy: message('wallet.deposit.copy'),
                      copied: message('wallet.deposit.copied'),
                      failed: message('wallet.deposit.copyFailed'),
                    }}
                    onCopied={(value) => toast(message('wallet.deposit.copiedToast', { value }), 'success')}
                  />
                </dd>
              </div>
            )
          })}
        </dl>
      )}
      {method.remarks !== '' && <p className={styles.quiet}>{method.remarks}</p>}
    </>
  )
}
