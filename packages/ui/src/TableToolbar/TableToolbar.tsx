import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as styles from './tableToolbar.css.ts'

export interface TableToolbarProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name: what is done with the rows. */
  label: string
  /** At the start of the line: tabs, a search, the sum of the rows. */
  children?: ReactNode
  /** How many rows there are, in words. It is announced when it changes. */
  count?: ReactNode
  /** At the end of the line: export, print, refresh. */
  actions?: ReactNode
  /** Where rows can be selected: how many are, in words. It replaces the count, and the bar stands out. */
  selected?: ReactNode
}

/** What belongs to a table as a whole, above it: how many rows there are, and what can be done with them. */
export function TableToolbar(props: TableToolbarProps) {
  const { label, children, count, actions, selected, className, ...rest } = props
  const said = selected || count
  return (
    <div
      data-kit="table-toolbar"
      role="group"
      aria-label={label}
      data-selected={selected ? '' : undefined}
      className={clsx(styles.root, className)}
      {...rest}
    >
      {children}
      <span role="status" data-part="table-toolbar-count" className={styles.count}>
        {said}
      </span>
      {actions !== undefined && (
        <div data-part="table-toolbar-actions" className={styles.actions}>
          {actions}
        </div>
      )}
    </div>
  )
}
