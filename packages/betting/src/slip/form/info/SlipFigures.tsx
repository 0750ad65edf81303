'use client'
import { Money, Skeleton, useMessage } from '@kit/ui'
import type { Balance, Minor } from '@kit/sdk/contract'
import * as styles from '../../styles/slip.css.ts'

export interface SlipFiguresProps {
  profit: Minor
  liability: Minor
  /** Undefined for visitors; empty while it loads, which keeps its space. */
  after?: Partial<Balance> | undefined
}

export function SlipFigures({ profit, liability, after }: SlipFiguresProps) {
  const message = useMessage()
  const figures = [
    { name: 'betting.slip.profit' as const, minor: profit, look: styles.profit },
    { name: 'betting.slip.liability' as const, minor: liability, look: styles.loss },
    ...(after
      ? [
          { name: 'betting.slip.exposureAfter' as const, minor: after.exposure, look: undefined },
          (after.available ?? 0n) < 0n
            ? { name: 'betting.slip.missing' as const, minor: -after.available!, look: styles.loss }
            : { name: 'betting.slip.balanceAfter' as const, minor: after.available, look: undefined },
        ]
      : []),
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, minor, look }) => (
        <div key={name} className={styles.figurePair}>
          <dt className={styles.figureName}>{message(name)}</dt>
          <dd className={styles.figure}>
            {minor === undefined ? (
              <Skeleton width="6ch" height="1lh" />
            ) : (
              <Money minor={minor} className={look} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
