'use client'
import { Button, formatPoints, useMessage } from '@kit/ui'
import { stakeTextOf } from '../../model/betDraft.ts'
import type { StakeBounds } from '../../model/useStakeBounds.ts'
import * as styles from '../../styles/slip.css.ts'

export function StakeRemedies({
  bounds: { min, max, covered },
  onStake,
}: {
  bounds: StakeBounds
  onStake: (stakeText: string) => void
}) {
  const message = useMessage()
  if (covered < min) return null
  const word = covered < max ? 'betting.refusal.stakeCovered' : 'betting.refusal.stakeMax'
  return (
    <div className={styles.remedies}>
      <Button size="small" onClick={() => onStake(stakeTextOf(min))}>
        {message('betting.refusal.stakeMin', { amount: formatPoints(min) })}
      </Button>
      <Button size="small" onClick={() => onStake(stakeTextOf(covered))}>
        {message(word, { amount: formatPoints(covered) })}
      </Button>
    </div>
  )
}
