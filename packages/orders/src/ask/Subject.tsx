'use client'
import type { Side } from '@kit/sdk/contract'
import { useNames } from '@kit/ui'
import * as styles from './ask.css.ts'

export function Subject({
  side,
  runnerName,
  marketName,
  eventName,
}: {
  side: Side
  runnerName: string
  marketName: string
  eventName: string
}) {
  const nameOf = useNames()
  return (
    <div className={styles.subject} data-side={side}>
      <bdi className={styles.runner}>{runnerName}</bdi>
      <p className={styles.quiet}>
        <bdi>{nameOf(marketName)}</bdi>
        {' · '}
        <bdi>{eventName}</bdi>
      </p>
    </div>
  )
}
