'use client'
import { Chip, useMessage } from '@kit/ui'
import type { Minor } from '@kit/sdk/contract'
import * as styles from './presets.css.ts'
import { useStakes } from './useStakes.ts'

/** More characters than this do not fit a sixth of a phone. */
const longestShort = 5

export interface StakePresetsProps {
  stake: Minor
  onAdd: (value: Minor) => void
}

/** Stakes to add by a tap; the one equal to the stake is marked. Sources: BET-045, STAKE-014, Q-085. */
export function StakePresets({ stake, onAdd }: StakePresetsProps) {
  const message = useMessage()
  const presets = useStakes('stakes')
  const hasLongLabel = presets.some(({ label }) => label.length > longestShort)
  return (
    <div role="group" aria-label={message('betting.slip.presets')} className={styles.presets}>
      <div className={styles.presetGrid} data-labels={hasLongLabel ? 'long' : 'short'}>
        {presets.map(({ label, value }) => (
          <Chip
            key={`${label} ${value}`}
            className={styles.preset}
            selected={value === stake}
            aria-label={message('betting.slip.presetAdd', { amount: label })}
            onClick={() => onAdd(value)}
          >
            {label}
          </Chip>
        ))}
      </div>
    </div>
  )
}
