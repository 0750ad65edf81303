'use client'
import { clsx } from 'clsx'
import { useCombobox } from 'downshift'
import { Popover } from 'radix-ui'
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import type { ChangeDetails } from '../controlled/changeDetails.ts'
import { useControlled } from '../controlled/useControlled.ts'
import { Field } from '../Field/index.ts'
import { useOverlayContainer } from '../Overlay/index.ts'
import { Spinner } from '../Spinner/index.ts'
import * as styles from './combobox.css.ts'
import { ComboboxList } from './ComboboxList.tsx'
import { matching, type ComboboxItem } from './matching.ts'

export interface ComboboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'id' | 'onSelect'
> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** What there is to choose from. Items of one `group` stand together under its name. */
  items: readonly ComboboxItem[]
  /** The id of the chosen item; null for none. */
  value?: string | null
  defaultValue?: string | null
  onValueChange?: (value: string | null, details: ChangeDetails<'chosen' | 'cleared'>) => void
  /** What is typed, for who finds the items elsewhere; `items` are then shown as they come. */
  onQueryChange?: (query: string) => void
  isLoading?: boolean
  labels: {
    /** No item fits. */
    empty: ReactNode
    /** Items are on their way. */
    loading: string
  }
}

/** A field that finds one of many: a team, a game, a bank. Arrow keys walk the list, Enter takes, Escape leaves. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, items, value: given, defaultValue = null, onValueChange, ...others } = props
  const { onQueryChange, isLoading = false, labels, disabled, className, ...rest } = others
  const [value, change] = useControlled<string | null, ChangeDetails<'chosen' | 'cleared'>>(
    given,
    defaultValue,
    onValueChange,
  )
  const container = useOverlayContainer()
  const [query, setQuery] = useState('')
  const chosen = items.find((item) => item.id === value) ?? null
  // With the name of the chosen one in the field, nothing is being looked for.
  const found = onQueryChange || query === chosen?.label ? items : matching(items, query)
  const ask = (text: string) => {
    setQuery(text)
    onQueryChange?.(text)
  }
  const box = useCombobox<ComboboxItem>({
    items: [...found],
    selectedItem: chosen,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.id,
    isItemDisabled: (item) => item.disabled === true,
    onInputValueChange: ({ inputValue }) => {
      ask(inputValue)
      if (inputValue === '' && value !== null) change(null, { reason: 'cleared' })
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) change(selectedItem.id, { reason: 'chosen' })
    },
  })
  const menuProps = box.getMenuProps({}, { suppressRefError: true })
  return (
    <Field label={label} hint={hint} error={error} className={clsx(className)}>
      {(control) => (
        <Popover.Root open={box.isOpen}>
          <Popover.Anchor asChild>
            <div
              data-invalid={error ? '' : undefined}
              data-disabled={disabled ? '' : undefined}
              className={styles.box}
            >
              <input
                {...box.getInputProps({
                  ...control,
                  ...rest,
                  ref: rest.ref ?? null,
                  disabled: disabled === true,
                })}
                aria-labelledby={undefined}
                className={styles.input}
              />
              {isLoading && <Spinner label={labels.loading} className={styles.wait} />}
            </div>
          </Popover.Anchor>
          <Popover.Portal container={container}>
            <ComboboxList
              box={box}
              menuProps={menuProps}
              found={found}
              empty={isLoading ? labels.loading : labels.empty}
            />
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  )
}
