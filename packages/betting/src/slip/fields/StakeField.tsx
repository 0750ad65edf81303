'use client'
import { Button, Field, useMessage } from '@kit/ui'
import { stakeTextFrom } from '../betDraft.ts'
import * as styles from '../slip.css.ts'

export interface StakeFieldProps {
  stakeText: string
  isInvalid?: boolean
  onStakeChange: (stakeText: string) => void
  onMax?: (() => void) | undefined
  /** Enter in the field. */
  onSubmit: () => void
}

/** The stake in whole points: digits only, no leading zeros. */
export function StakeField({
  stakeText,
  isInvalid = false,
  onStakeChange,
  onMax,
  onSubmit,
}: StakeFieldProps) {
  const message = useMessage()
  return (
    <Field label={message('betting.slip.stake')}>
      {(control) => (
        <div className={styles.control} data-invalid={isInvalid ? '' : undefined}>
          <input
            {...control}
            aria-invalid={isInvalid || undefined}
            className={styles.input}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={stakeText}
            onChange={({ target }) => onStakeChange(stakeTextFrom(target.value))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.repeat) return
              event.preventDefault()
              onSubmit()
            }}
          />
          {onMax && (
            <Button tone="ghost" size="small" onClick={onMax}>
              {message('betting.slip.max')}
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}
