import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as styles from './transactionRow.css.ts'

export interface TransactionRowProps extends Omit<ComponentPropsWithRef<'li'>, 'children' | 'title'> {
  /** The amount or reason. A link or button in it covers the whole row and opens the details. */
  title: ReactNode
  /** Content at the end of the line: a StatusTag, an amount. */
  end?: ReactNode
  /** A quieter line: the payment method, the reference. */
  text?: ReactNode
  /** The date and time. */
  moment: ReactNode
}

/** A deposit, a withdrawal or a line of the statement, in a list on a phone. On a wide screen use a Table. */
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
