import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './visuallyHidden.css.ts'

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span className={clsx(styles.hidden, className)} {...rest} />
}
