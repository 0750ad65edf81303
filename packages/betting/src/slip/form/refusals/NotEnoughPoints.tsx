'use client'
import { Button, formatPoints, useMessage } from '@kit/ui'
import type { Minor } from '@kit/sdk/contract'
import type { ReactNode } from 'react'
import { useBettingSite } from '../../../site/siteContext.ts'
import * as styles from '../../styles/slip.css.ts'

declare module '@kit/shell/feature' {
  interface Intents {
    /** Points are wanted: at least `amount`, minor units. */
    deposit: { amount?: Minor; bonusId?: string }
  }
}

/** The points do not cover the bet: stakes that they do cover, and a deposit where a feature of the site takes one. */
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
