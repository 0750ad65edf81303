import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as styles from './transactionRow.css.ts'

export interface TransactionRowProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** Money, or a button around it that opens the details: the whole row is its target. */
  amount: ReactNode
  /** A StatusTag. */
  status?: ReactNode
  /** How it was paid, and its reference. */
  text?: ReactNode
  /** When it was. */
  moment: ReactNode
}

/** A deposit, a withdrawal or a line of the statement, in a list on a phone. A wide screen has a Table. */
export function TransactionRow({ amount, status, text, moment, className, ...rest }: TransactionRowProps) {
  return (
    <li data-kit="transaction-row" className={clsx(styles.row, className)} {...rest}>
      <div data-part="transaction-row-amount" className={styles.amount}>
        {amount}
      </div>
      <div data-part="transaction-row-status">{status}</div>
      <div data-part="transaction-row-text" className={styles.quiet}>
        {text}
      </div>
      <bdi data-part="transaction-row-moment" className={styles.quiet}>
        {moment}
      </bdi>
    </li>
  )
}
