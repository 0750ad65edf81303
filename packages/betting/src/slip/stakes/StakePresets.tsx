'use client'
import { Chip, useMessage } from '@kit/ui'
import type { Minor, StakePreset } from '@kit/sdk/contract'
import { useState } from 'react'
import * as styles from './presets.css.ts'
import { useStakes } from './useStakes.ts'

/** Longest label, in characters, that fits a sixth of a phone's width. */
const longestShort = 5

export interface StakePresetsProps {
  stake: Minor
  onAdd: (value: Minor) => void
}

/** Number of presets shown at first; the grid of all presets opens with a press. Source: STAKE-013, Q-085. */
const chipCount = 3

export function StakePresets(props: StakePresetsProps) {
  return <StakeChips {...props} presets={useStakes('stakes')} />
}

/**
 * Chips that add to the stake; the one equal to the stake is selected. Sources: BET-045, STAKE-013, STAKE-014, Q-085.
 */
export function StakeChips({
  stake,
  onAdd,
  presets: all,
}: StakePresetsProps & { presets: readonly StakePreset[] }) {
  const message = useMessage()
  const [isGrid, setIsGrid] = useState(false)
  const presets = isGrid ? all : all.slice(0, chipCount)
  const hasLongLabel = all.some(({ label }) => label.length > longestShort)
  return (
    <div role="group" aria-label={message('betting.slip.presets')} className={styles.presets}>
      <div className={styles.presetGrid} data-labels={hasLongLabel || !isGrid ? 'long' : 'short'}>
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
        {!isGrid && all.length > chipCount && (
          <Chip className={styles.preset} aria-expanded={false} onClick={() => setIsGrid(true)}>
            {message('betting.slip.presetsMore')}
          </Chip>
        )}
      </div>
    </div>
  )
}
