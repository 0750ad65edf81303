import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './chip.css.ts'

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** For a chip that stays selected: true or false is announced. Leave out for one that only acts. */
  selected?: boolean
}

/** A small choice among several: a stake preset, a filter. */
export function Chip({ selected, type = 'button', className, ...rest }: ChipProps) {
  return (
    <button
      data-kit="chip"
      type={type}
      aria-pressed={selected}
      className={clsx(styles.chip, className)}
      {...rest}
    />
  )
}
