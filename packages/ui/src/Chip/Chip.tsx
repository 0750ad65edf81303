import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './chip.css.ts'

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Selected state of a toggle chip, announced as true or false. Omit it for a chip that only triggers an action. */
  selected?: boolean
}

/** A small option among several: a stake preset, a filter. */
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
