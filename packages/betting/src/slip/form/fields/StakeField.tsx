'use client'
import { Button, TextField, useMessage } from '@kit/ui'
import { stakeTextFrom } from '../../model/betDraft.ts'
import * as styles from '../../styles/slip.css.ts'

export interface StakeFieldProps {
  /** Default: the label of a single bet's stake. */
  label?: string
  stakeText: string
  /** True for a quick bet, whose stake is chosen, not typed. Default: false. */
  isFixed?: boolean
  isInvalid?: boolean
  onStakeChange: (stakeText: string) => void
  onMax?: (() => void) | undefined
  /** Undefined while the bet cannot be placed. */
  onSubmit: (() => void) | undefined
}

/** Field for the stake in whole points: digits only, no leading zeros. */
export function StakeField(props: StakeFieldProps) {
  const { stakeText, isFixed = false, isInvalid = false, onStakeChange, onMax, onSubmit } = props
  const message = useMessage()
  return (
    <TextField
      label={props.label ?? message('betting.slip.stake')}
      className={styles.stake}
      aria-invalid={isInvalid || undefined}
      inputMode="numeric"
      autoComplete="off"
      placeholder="0"
      readOnly={isFixed}
      data-stake=""
      value={stakeText}
      onChange={({ target }) => onStakeChange(stakeTextFrom(target.value))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.repeat) return
        event.preventDefault()
        onSubmit?.()
      }}
      end={
        onMax &&
        !isFixed && (
          <Button tone="ghost" size="small" className={styles.max} onClick={onMax}>
            {message('betting.slip.max')}
          </Button>
        )
      }
    />
  )
}
