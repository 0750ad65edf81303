import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './tag.css.ts'

export interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  count: number
  /** The counted thing; a screen reader reads it after the number. */
  label?: string
}

/** A small count on another element. Hidden at zero; above 99 it shows 99+. */
export function Badge({ count, label, className, ...rest }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span data-kit="badge" className={clsx(styles.badge, className)} {...rest}>
      {count > 99 ? '99+' : count}
      {label !== undefined && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  )
}
