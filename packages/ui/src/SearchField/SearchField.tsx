'use client'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react'
import type { ChangeDetails } from '../controlled/changeDetails.ts'
import { useControlled } from '../controlled/useControlled.ts'
import { Field } from '../Field/index.ts'
import { SearchIcon } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Spinner } from '../Spinner/index.ts'
import * as styles from './searchField.css.ts'

export type SearchChange = ChangeDetails<'typed' | 'cleared'>

export interface SearchFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'id' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange'
> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  value?: string
  defaultValue?: string
  onValueChange?: (value: string, details: SearchChange) => void
  /** Set while the search is running: a spinner replaces the lens. */
  loading?: boolean
  /** `loading` is announced with the spinner. */
  labels: { clear: string; loading?: string }
}

/** A search field for a list or a site. Escape and a button clear it. Put it in a `role="search"` with its filters. */
export function SearchField(props: SearchFieldProps) {
  const { label, hint, error, value: given, defaultValue = '', onValueChange, loading, ...others } = props
  const { labels, disabled, className, onKeyDown, ...rest } = others
  const [value, change] = useControlled<string, SearchChange>(given, defaultValue, onValueChange)
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.key !== 'Escape' || value === '' || event.defaultPrevented) return
    event.preventDefault()
    change('', { reason: 'cleared', event })
  }
  return (
    <Field data-kit="field search-field" label={label} hint={hint} error={error} className={clsx(className)}>
      {(control) => (
        <div
          data-invalid={error ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
          data-part="field-box"
          className={styles.box}
        >
          <span data-part="search-field-lens" className={styles.lens}>
            {loading ? <Spinner {...(labels.loading && { label: labels.loading })} /> : <SearchIcon />}
          </span>
          <input
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            {...rest}
            {...control}
            type="search"
            value={value}
            disabled={disabled}
            data-part="field-input"
            className={styles.input}
            onKeyDown={press}
            onChange={(event) => change(event.target.value, { reason: 'typed', event })}
          />
          {value !== '' && !disabled && (
            <IconButton
              icon="close"
              size="small"
              label={labels.clear}
              className={styles.clear}
              onClick={(event) => {
                change('', { reason: 'cleared', event })
                event.currentTarget.parentElement?.querySelector('input')?.focus()
              }}
            />
          )}
        </div>
      )}
    </Field>
  )
}
