'use client'
import type { Side } from '@kit/sdk/contract'
import { useNames } from '@kit/ui'
import * as styles from './ask.css.ts'

/** The subject of the order: runner, market, event. */
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
