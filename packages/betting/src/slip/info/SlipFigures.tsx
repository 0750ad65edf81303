'use client'
import { Money, useMessage } from '@kit/ui'
import type { SlipSummary } from '../slipSummary.ts'
import * as styles from '../slip.css.ts'

/** What the bet can win and what it can cost. */
export function SlipFigures({ summary }: { summary: Pick<SlipSummary, 'profit' | 'liability'> }) {
  const message = useMessage()
  return (
    <dl className={styles.figures}>
      <dt className={styles.figureName}>{message('betting.slip.profit')}</dt>
      <dd className={styles.figure}>
        <Money minor={summary.profit} className={styles.profit} />
      </dd>
      <dt className={styles.figureName}>{message('betting.slip.liability')}</dt>
      <dd className={styles.figure}>
        <Money minor={summary.liability} className={styles.loss} />
      </dd>
    </dl>
  )
}
