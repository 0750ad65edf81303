'use client'
import type { UseComboboxReturnValue } from 'downshift'
import { Popover } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import * as styles from './combobox.css.ts'
import { grouped, type ComboboxItem } from './matching.ts'

interface ComboboxListProps {
  box: UseComboboxReturnValue<ComboboxItem>
  /** Downshift's props for the list: they must be read on every render, open or not. */
  menuProps: ReturnType<UseComboboxReturnValue<ComboboxItem>['getMenuProps']>
  found: readonly ComboboxItem[]
  empty: ReactNode
}

/** The field keeps focus; `aria-activedescendant` marks the active item. */
export function ComboboxList({ box, menuProps, found, empty }: ComboboxListProps) {
  // Downshift counts by index in the list it was given, across groups.
  const indexOfId = new Map(found.map((item, index) => [item.id, index]))
  const option = (item: ComboboxItem) => {
    const index = indexOfId.get(item.id) ?? 0
    return (
      <div
        key={item.id}
        {...box.getItemProps({ item, index })}
        data-highlighted={box.highlightedIndex === index ? '' : undefined}
        data-disabled={item.disabled ? '' : undefined}
        data-part="combobox-option"
        className={styles.option}
      >
        <span className={styles.optionLabel}>{item.label}</span>
        {box.selectedItem?.id === item.id && <Icon name="check" size="small" className={styles.mark} />}
      </div>
    )
  }
  return (
    <Popover.Content
      role="presentation"
      align="start"
      sideOffset={4}
      collisionPadding={8}
      // The field keeps focus, and downshift decides when to close.
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => event.preventDefault()}
      onInteractOutside={(event) => event.preventDefault()}
      data-part="combobox-list"
      className={styles.floatingList}
    >
      <div {...menuProps} aria-labelledby={undefined} aria-label={undefined} className={styles.list}>
        {grouped(found).map(({ group, items }) =>
          group === undefined ? (
            items.map(option)
          ) : (
            <div key={group} role="group" aria-label={group}>
              <span aria-hidden data-part="combobox-group" className={styles.group}>
                {group}
              </span>
              {items.map(option)}
            </div>
          ),
        )}
      </div>
      {found.length === 0 && (
        <p role="status" data-part="combobox-empty" className={styles.empty}>
          {empty}
        </p>
      )}
    </Popover.Content>
  )
}
