import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './select.css.ts'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps extends Omit<
  ComponentPropsWithRef<'select'>,
  'id' | 'children' | 'multiple' | 'size'
> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  options: readonly SelectOption[]
  /** Shown while nothing is selected; it cannot be selected again. */
  placeholder?: string
}

/**
 * A select for a short, known list. It is the browser's select: a phone opens its own picker, and a form library
 * registers it like any input. For a long or searchable list use a Combobox.
 */
export function Select({
  label,
  hint,
  error,
  options,
  placeholder,
  disabled,
  className,
  ...rest
}: SelectProps) {
  const isHeld = rest.value !== undefined || rest.defaultValue !== undefined
  const begin = placeholder !== undefined && !isHeld ? { defaultValue: '' } : {}
  return (
    <Field data-kit="field select" label={label} hint={hint} error={error} className={clsx(className)}>
      {(control) => (
        <div
          data-invalid={error ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
          data-part="field-box"
          className={styles.box}
        >
          <select
            {...begin}
            {...rest}
            {...control}
            disabled={disabled}
            data-part="field-input"
            className={styles.select}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" size="small" className={styles.arrow} />
        </div>
      )}
    </Field>
  )
}
