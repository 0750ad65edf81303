import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './spinner.css.ts'

export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  /** Accessible name. Without it the spinner is decorative. */
  label?: string
}

/** A spinner for work of unknown length. It takes the size and colour of the surrounding text. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  const spoken =
    label === undefined ? { 'aria-hidden': true as const } : { role: 'status', 'aria-label': label }
  return <span data-kit="spinner" {...spoken} className={clsx(styles.spinner, className)} {...rest} />
}
