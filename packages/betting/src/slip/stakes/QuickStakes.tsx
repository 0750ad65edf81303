'use client'
import { Chip, useMessage } from '@kit/ui'
import type { Minor } from '@kit/sdk/contract'
import { useStakes } from './useStakes.ts'
import * as styles from './presets.css.ts'

/** Sources: BET-053, STAKE-013. */
export function QuickStakes({ stake, onChoose }: { stake: Minor; onChoose: (stake: Minor) => void }) {
  const message = useMessage()
  const presets = useStakes('quickBets')
  return (
    <div role="group" aria-label={message('betting.quick.stakes')} className={styles.quick}>
      {presets.map(({ label, value }) => (
        <Chip
          key={`${label} ${value}`}
          className={styles.preset}
          selected={value === stake}
          onClick={() => onChoose(value)}
        >
          {label}
        </Chip>
      ))}
    </div>
  )
}
