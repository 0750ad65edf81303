import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as styles from './tableToolbar.css.ts'

export interface TableToolbarProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name: the purpose of the actions. */
  label: string
  /** Content at the start of the line: tabs, a search, the sum of the rows. */
  children?: ReactNode
  /** The number of rows, as text. It is announced when it changes. */
  count?: ReactNode
  /** Content at the end of the line: export, print, refresh. */
  actions?: ReactNode
  /** The number of selected rows, as text, for selectable rows. It replaces the count, and the bar is highlighted. */
  selected?: ReactNode
}

/** A bar above a table: the number of rows, and the actions on them. */
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
