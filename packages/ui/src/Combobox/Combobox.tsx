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
  /** The options. Items of one `group` are listed together under its name. */
  items: readonly ComboboxItem[]
  /** The id of the selected item; null for none. */
  value?: string | null
  defaultValue?: string | null
  onValueChange?: (value: string | null, details: ComboboxChange) => void
  /** Called with the query of an external search. `items` are then shown unfiltered. */
  onQueryChange?: (query: string) => void
  /** Set while the external search is running. */
  loading?: boolean
  labels: {
    /** Shown when no item matches. */
    empty: ReactNode
    /** Shown while items load. */
    loading: string
  }
}

/** A field that searches a list of options: a team, a game, a bank. Arrow keys move, Enter selects, Escape closes. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, items, value: given, defaultValue = null, onValueChange, ...others } = props
  const { onQueryChange, loading = false, labels, disabled, className, ...rest } = others
  const { box, menuProps, found } = useFinder({ items, given, defaultValue, onValueChange, onQueryChange })
  const container = useOverlayContainer()
  return (
    <Field data-kit="field combobox" label={label} hint={hint} error={error} className={clsx(className)}>
      {(control) => (
        <Popover.Root open={box.isOpen}>
          <Popover.Anchor asChild>
            <div
              data-invalid={error ? '' : undefined}
              data-disabled={disabled ? '' : undefined}
              data-part="field-box"
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
                data-part="field-input"
                className={styles.input}
              />
              {loading && <Spinner label={labels.loading} className={styles.wait} />}
            </div>
          </Popover.Anchor>
          <Popover.Portal container={container}>
            <ComboboxList
              box={box}
              menuProps={menuProps}
              found={found}
              empty={loading ? labels.loading : labels.empty}
            />
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  )
}
