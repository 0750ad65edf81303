'use client'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './odds.css.ts'
import { usePriceFormat } from './priceFormat.ts'

export interface OddsProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Decimal odds in hundredths: 250 is 2.50. */
  hundredths: number
}

/** Odds in tabular figures, in the odds format of the page. */
export function Odds({ hundredths, className, ...rest }: OddsProps) {
  const { name, write } = usePriceFormat()
  return (
    <span
      data-kit="odds"
      translate="no"
      data-format={name}
      className={clsx(styles.odds, className)}
      {...rest}
    >
      {write(hundredths)}
    </span>
  )
}
