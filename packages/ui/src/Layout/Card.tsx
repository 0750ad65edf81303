import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useThemeCheck } from '../Theme/useThemeCheck.ts'
import * as styles from './layout.css.ts'

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** Inner padding. Turn it off for lists and tables that reach the edges. */
  padded?: boolean
}

/** A self-contained part of the page. */
export function Card({ padded = true, className, ...rest }: CardProps) {
  useThemeCheck()
  return (
    <div
      data-kit="card"
      data-padded={padded ? '' : undefined}
      className={clsx(styles.card, className)}
      {...rest}
    />
  )
}
