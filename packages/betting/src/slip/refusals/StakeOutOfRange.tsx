'use client'
import { Button, formatPoints, useMessage } from '@kit/ui'
import type { Minor } from '@kit/sdk/contract'
import { stakeTextOf } from '../betDraft.ts'
import * as styles from '../slip.css.ts'

/** The stake is too small or too large: both ends as a press. */
export function StakeOutOfRange({
  code,
  min,
  max,
  onStake,
}: {
  code: 'stake-out-of-range' | 'stake-above-cap'
  min?: Minor
  max: Minor
  onStake: (stakeText: string) => void
}) {
  const message = useMessage()
  return (
    <>
      {message(`betting.refusal.${code}`)}
      <div className={styles.remedies}>
        {min !== undefined && (
          <Button size="small" onClick={() => onStake(stakeTextOf(min))}>
            {message('betting.refusal.stakeMin', { amount: formatPoints(min) })}
          </Button>
        )}
        <Button size="small" onClick={() => onStake(stakeTextOf(max))}>
          {message('betting.refusal.stakeMax', { amount: formatPoints(max) })}
        </Button>
      </div>
    </>
  )
}
