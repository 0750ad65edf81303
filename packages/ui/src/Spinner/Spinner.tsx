import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './spinner.css.ts'

export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  /** What a screen reader says. Without it the spinner is a picture beside words that say it already. */
  label?: string
}

/** Work of unknown length. It takes the size and colour of the text it stands in. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  const spoken =
    label === undefined ? { 'aria-hidden': true as const } : { role: 'status', 'aria-label': label }
  return <span {...spoken} className={clsx(styles.spinner, className)} {...rest} />
}
