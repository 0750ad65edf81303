import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './odds.css.ts'
import { formatOddsAs, type OddsFormat } from './oddsFormat.ts'

export interface OddsProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Decimal odds in hundredths: 250 is 2.50. */
  hundredths: number
  format?: OddsFormat
}

/** Odds in tabular figures, in the player's format. */
export function Odds({ hundredths, format = 'decimal', className, ...rest }: OddsProps) {
  return (
    <span
      data-kit="odds"
      translate="no"
      data-format={format}
      className={clsx(styles.odds, className)}
      {...rest}
    >
      {formatOddsAs(hundredths, format)}
    </span>
  )
}
