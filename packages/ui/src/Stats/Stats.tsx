import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as styles from './stats.css.ts'

/** Figures with their names, in as many columns as fit. */
export function Root({ className, ...rest }: ComponentPropsWithRef<'dl'>) {
  return <dl data-kit="stats" className={clsx(styles.root, className)} {...rest} />
}

export interface StatProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: ReactNode
  /** The figure: Money, Odds, a count. Pass a Skeleton while it loads. */
  value: ReactNode
  /** A comparison, or the start of the period. */
  note?: ReactNode
}

/** A figure with its name. */
export function Stat({ label, value, note, className, ...rest }: StatProps) {
  return (
    <div data-part="stats-item" className={clsx(styles.stat, className)} {...rest}>
      <dt data-part="stats-label" className={styles.label}>
        {label}
      </dt>
      <dd data-part="stats-value" className={styles.value}>
        {value}
      </dd>
      {note !== undefined && (
        <dd data-part="stats-note" className={styles.note}>
          {note}
        </dd>
      )}
    </div>
  )
}
