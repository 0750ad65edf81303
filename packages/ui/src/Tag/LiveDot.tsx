import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './tag.css.ts'

export interface LiveDotProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** `live` pulses, `stale` is still, `off` is hollow, `blocked` blinks: distinct without colour. */
  state: 'live' | 'stale' | 'off' | 'blocked'
  /** Accessible name. Without it the dot is decorative. */
  label?: string
}

/** Shows whether prices are arriving. */
export function LiveDot({ state, label, className, ...rest }: LiveDotProps) {
  const spoken = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  return (
    <span
      data-kit="live-dot"
      {...spoken}
      title={label}
      data-state={state}
      className={clsx(styles.dot, className)}
      {...rest}
    />
  )
}
