import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { formatPoints, formatShortPoints } from './format.ts'
import * as styles from './money.css.ts'

export interface MoneyProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Amount in hundredths of a point. */
  minor: bigint
  /** `short` writes long amounts with k or l, with the full amount as the title. */
  display?: 'full' | 'short'
  /** `result` shows profit or loss by sign, weight and colour. */
  kind?: 'amount' | 'result'
  /** True to show the symbol of the currency, for amounts of money. */
  currency?: boolean
}

const resultOf = (minor: bigint) => (minor > 0n ? 'profit' : minor < 0n ? 'loss' : 'even')

/** An amount of points in tabular figures, in the currency of the page. */
export function Money({
  minor,
  display = 'full',
  kind = 'amount',
  currency = false,
  className,
  ...rest
}: MoneyProps) {
  const format = { sign: kind === 'result' ? ('always' as const) : ('auto' as const), currency }
  const full = formatPoints(minor, format)
  const shown = display === 'short' ? formatShortPoints(minor, format) : full
  return (
    <span
      data-kit="money"
      translate="no"
      data-result={kind === 'result' ? resultOf(minor) : undefined}
      title={shown === full ? undefined : full}
      className={clsx(styles.money, className)}
      {...rest}
    >
      {shown}
    </span>
  )
}
