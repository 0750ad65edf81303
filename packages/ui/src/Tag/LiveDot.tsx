import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './tag.css.ts'

export interface LiveDotProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** `live` breathes, `stale` stands still, `off` is hollow: told apart without colour. */
  state: 'live' | 'stale' | 'off'
  /** What a screen reader says. Without it the dot is a picture beside words. */
  label?: string
}

/** Whether prices arrive. */
export function LiveDot({ state, label, className, ...rest }: LiveDotProps) {
  const spoken = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  return (
    <span {...spoken} title={label} data-state={state} className={clsx(styles.dot, className)} {...rest} />
  )
}
