'use client'
import { clsx } from 'clsx'
import { Popover } from 'radix-ui'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field } from '../Field/index.ts'
import { useOverlayContainer } from '../Overlay/index.ts'
import { Spinner } from '../Spinner/index.ts'
import * as styles from './combobox.css.ts'
import { ComboboxList } from './ComboboxList.tsx'
import type { ComboboxItem } from './matching.ts'
import { useFinder, type ComboboxChange } from './useFinder.ts'

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
  onValueChange?: (value: string | null, details: ComboboxChange) => void
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
  const { box, menuProps, found } = useFinder({ items, given, defaultValue, onValueChange, onQueryChange })
  const container = useOverlayContainer()
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
