import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { Chip } from '../Chip/index.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './filterBar.css.ts'

/** A filter that is applied, shown below the fields. */
export interface AppliedFilter {
  id: string
  label: string
}

export interface FilterBarProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the group: what is filtered. */
  label: string
  /** The fields: SearchField, Select, DateRangePicker. */
  children: ReactNode
  /** What the list is filtered by, where the fields themselves do not show it: those of a sheet. */
  applied?: readonly AppliedFilter[]
  onRemove?: (id: string) => void
  /** Removes all of them. */
  onClear?: () => void
  /** Needed with `applied`: names of the row, of the button that removes one (Remove Cricket), and of the last one. */
  labels?: { applied: string; remove: (label: string) => string; clear: string }
}

const none: readonly AppliedFilter[] = []

/** The filters of a list, in as many columns as fit, and what is applied. A filter applies as soon as it changes. */
export function FilterBar(props: FilterBarProps) {
  const { label, children, applied = none, onRemove, onClear, labels, className, ...rest } = props
  return (
    <div
      data-kit="filter-bar"
      role="search"
      aria-label={label}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <div data-part="filter-bar-fields" className={styles.fields}>
        {children}
      </div>
      {labels && applied.length > 0 && (
        <div
          role="group"
          aria-label={labels.applied}
          data-part="filter-bar-applied"
          className={styles.applied}
        >
          {applied.map((filter) => (
            <Chip
              key={filter.id}
              aria-label={labels.remove(filter.label)}
              onClick={() => onRemove?.(filter.id)}
            >
              {filter.label}
              <Icon name="close" size="small" />
            </Chip>
          ))}
          {onClear && (
            <Button tone="ghost" size="small" onClick={onClear}>
              {labels.clear}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
