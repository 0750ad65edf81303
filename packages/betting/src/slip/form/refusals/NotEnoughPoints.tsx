'use client'
import { Button, formatPoints, useMessage } from '@kit/ui'
import type { Minor } from '@kit/sdk/contract'
import type { ReactNode } from 'react'
import { useBettingSite } from '../../../site/siteContext.ts'
import * as styles from '../../styles/slip.css.ts'

declare module '@kit/shell/feature' {
  interface Intents {
    /** Opens a deposit of at least `amount`, in minor units. */
    deposit: { amount?: Minor; bonusId?: string }
  }
}

/**
 * Refusal because the points do not cover the bet. Offers stakes that they cover, and a deposit if a feature of the
 * site supports it.
 */
export function NotEnoughPoints({ short, stakes }: { short: Minor; stakes: ReactNode }) {
  const message = useMessage()
  const { site } = useBettingSite()
  return (
    <>
      {message('betting.refusal.not-enough-points', { short: formatPoints(short) })}
      {stakes}
      {site.canRequest('deposit') && (
        <div className={styles.remedies}>
          <Button size="small" tone="accent" onClick={() => site.request('deposit', { amount: short })}>
            {message('betting.refusal.deposit')}
          </Button>
        </div>
      )}
    </>
  )
}
