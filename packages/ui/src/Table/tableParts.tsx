import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { DrawnIcon } from '../Icon/index.ts'
import * as styles from './table.css.ts'

export interface TableRootProps extends ComponentPropsWithRef<'table'> {
  /** Names the table and its scroll container. */
  caption: string
  /** Shows the caption to screen readers only. */
  hideCaption?: boolean
  /** Maximum height in CSS, e.g. '60dvh'. Beyond it the rows scroll under the sticky header. */
  maxBlockSize?: string
}

/** A table. A wide one scrolls inside its container, also by keyboard; the header stays visible. */
export function Root({
  caption,
  hideCaption = false,
  maxBlockSize,
  className,
  children,
  ...rest
}: TableRootProps) {
  return (
    <div
      data-kit="table"
      role="region"
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scroll containers need keyboard access
      tabIndex={0}
      className={styles.scroller}
      style={{ maxBlockSize }}
    >
      <table className={clsx(styles.table, className)} {...rest}>
        <caption
          data-part="table-caption"
          className={styles.caption}
          data-hidden={hideCaption ? '' : undefined}
        >
          {caption}
        </caption>
        {children}
      </table>
    </div>
  )
}

export function Head(props: ComponentPropsWithRef<'thead'>) {
  return <thead data-part="table-head" {...props} />
}

export function Body(props: ComponentPropsWithRef<'tbody'>) {
  return <tbody data-part="table-body" {...props} />
}

export function Row({ className, ...rest }: ComponentPropsWithRef<'tr'>) {
  return <tr data-part="table-row" className={clsx(styles.row, className)} {...rest} />
}

export type SortDirection = 'ascending' | 'descending'

export interface TableHeaderProps extends Omit<ComponentPropsWithRef<'th'>, 'onClick'> {
  /** Aligns figures to the end of their column. */
  numeric?: boolean
  /** The current sort direction of this column; null if unsorted. */
  sort?: SortDirection | null
  /** Makes the header a button that sorts: ascending first, then descending. */
  onSort?: (direction: SortDirection) => void
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

/** The header of a column. */
export function Header({
  numeric = false,
  sort = null,
  onSort,
  className,
  children,
  ...rest
}: TableHeaderProps) {
  const shared = {
    scope: 'col',
    'data-part': 'table-header',
    'data-numeric': numeric ? '' : undefined,
    className: clsx(styles.header, className),
  }
  if (!onSort) {
    return (
      <th {...shared} {...rest}>
        {children}
      </th>
    )
  }
  return (
    <th {...shared} aria-sort={sort ?? 'none'} {...rest}>
      <button
        type="button"
        data-part="table-sort"
        className={styles.sort}
        onClick={() => onSort(sort === 'ascending' ? 'descending' : 'ascending')}
      >
        {children}
        <DrawnIcon name="sort" drawing={arrows[sort ?? 'none']} size="small" className={styles.arrow} />
      </button>
    </th>
  )
}

export interface TableCellProps extends ComponentPropsWithRef<'td'> {
  numeric?: boolean
}

export function Cell({ numeric = false, className, ...rest }: TableCellProps) {
  return (
    <td
      data-part="table-cell"
      data-numeric={numeric ? '' : undefined}
      className={clsx(styles.cell, className)}
      {...rest}
    />
  )
}

/** The cell that names its row. */
export function RowHeader({ className, ...rest }: ComponentPropsWithRef<'th'>) {
  return (
    <th
      scope="row"
      data-part="table-row-header"
      className={clsx(styles.cell, styles.rowHeader, className)}
      {...rest}
    />
  )
}

/** A message row across all columns: nothing found, loading, failed. */
export function Message({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr>
      <td colSpan={columns} data-part="table-message" className={styles.message}>
        <div className={styles.messageWords}>{children}</div>
      </td>
    </tr>
  )
}
