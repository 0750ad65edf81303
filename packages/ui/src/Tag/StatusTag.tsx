import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './tag.css.ts'

export interface StatusTagProps extends ComponentPropsWithRef<'span'> {
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger'
}

/** A state in one or two words. The text carries the meaning; the tone only supports it. */
export function StatusTag({ tone = 'neutral', className, ...rest }: StatusTagProps) {
  return <span data-kit="status-tag" data-tone={tone} className={clsx(styles.tag, className)} {...rest} />
}
