import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as styles from './transactionRow.css.ts'

export interface TransactionRowProps extends Omit<ComponentPropsWithRef<'li'>, 'children' | 'title'> {
  /** What it is: its amount, its cause. A link or button that opens the details has the whole row as its target. */
  title: ReactNode
  /** At the end of the line: a StatusTag, the amount of a cause. */
  end?: ReactNode
  /** A quieter line: how it was paid, its reference. */
  text?: ReactNode
  /** When it was. */
  moment: ReactNode
}

/** A deposit, a withdrawal or a line of the statement, in a list on a phone. A wide screen has a Table. */
export function TransactionRow({ title, end, text, moment, className, ...rest }: TransactionRowProps) {
  return (
    <li data-kit="transaction-row" className={clsx(styles.row, className)} {...rest}>
      <div data-part="transaction-row-title" className={styles.title}>
        {title}
      </div>
      <div data-part="transaction-row-end" className={styles.end}>
        {end}
      </div>
      <div data-part="transaction-row-text" className={styles.quiet}>
        {text}
      </div>
      <bdi data-part="transaction-row-moment" className={styles.moment}>
        {moment}
      </bdi>
    </li>
  )
}
