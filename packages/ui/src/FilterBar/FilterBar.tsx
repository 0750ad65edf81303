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
  /** Accessible name of the group: the list it filters. */
  label: string
  /** The fields: SearchField, Select, DateRangePicker. */
  children: ReactNode
  /** Applied filters whose fields are not visible, e.g. those in a sheet. */
  applied?: readonly AppliedFilter[]
  onRemove?: (id: string) => void
  /** Removes all filters. */
  onClear?: () => void
  /**
   * Required with `applied`: names of the row, of the button that removes one filter (Remove Cricket), and of the
   * button that clears all.
   */
  labels?: { applied: string; remove: (label: string) => string; clear: string }
}

const none: readonly AppliedFilter[] = []

/** The filters of a list, in as many columns as fit, and the applied ones. A filter applies as soon as it changes. */
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
