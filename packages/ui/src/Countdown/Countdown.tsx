import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './countdown.css.ts'

export interface CountdownProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Remaining time in milliseconds, as is `totalMs`. The caller counts down; this component only renders. */
  remainingMs: number
  totalMs: number
  /** Accessible name: the thing that expires. */
  label: string
  size?: 'medium' | 'small'
}

const RADIUS = 15
const LENGTH = 2 * Math.PI * RADIUS

/** The remaining time as a ring around the seconds left, rounded up so that zero means expired. */
export function Countdown({
  remainingMs,
  totalMs,
  label,
  size = 'medium',
  className,
  ...rest
}: CountdownProps) {
  const left = Math.max(0, remainingMs)
  const share = totalMs > 0 ? Math.min(1, left / totalMs) : 0
  return (
    <span
      data-kit="countdown"
      role="timer"
      aria-label={label}
      data-size={size}
      className={clsx(styles.countdown, className)}
      {...rest}
    >
      <svg viewBox="0 0 36 36" aria-hidden data-part="countdown-ring" className={styles.ring}>
        <circle cx="18" cy="18" r={RADIUS} className={styles.track} />
        {share > 0 && (
          <circle
            cx="18"
            cy="18"
            r={RADIUS}
            strokeDasharray={LENGTH}
            strokeDashoffset={LENGTH * (1 - share)}
            className={styles.rest}
          />
        )}
      </svg>
      <span translate="no" data-part="countdown-figure" className={styles.figure}>
        {Math.ceil(left / 1000)}
      </span>
    </span>
  )
}
