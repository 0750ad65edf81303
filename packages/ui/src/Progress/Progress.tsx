'use client'
import { clsx } from 'clsx'
import { Progress as Radix } from 'radix-ui'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './progress.css.ts'

export interface ProgressProps extends Omit<
  ComponentPropsWithRef<typeof Radix.Root>,
  'children' | 'value' | 'max'
> {
  /** Value from 0 to `max`; null when the length of the work is unknown. */
  value: number | null
  max?: number
  /** Accessible name. */
  label: string
  tone?: 'accent' | 'success' | 'danger'
}

/** Work of known length. For short work of unknown length use a Spinner. */
export function Progress({ value, max = 100, label, tone = 'accent', className, ...rest }: ProgressProps) {
  const known = value === null ? null : Math.min(max, Math.max(0, value))
  return (
    <Radix.Root
      data-kit="progress"
      value={known}
      max={max}
      aria-label={label}
      data-tone={tone}
      className={clsx(styles.track, className)}
      {...rest}
    >
      <Radix.Indicator
        data-part="progress-done"
        className={styles.done}
        style={known === null ? undefined : { inlineSize: `${(known / max) * 100}%` }}
      />
    </Radix.Root>
  )
}
