'use client'
import { clsx } from 'clsx'
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { Field } from './Field.tsx'
import * as styles from './field.css.ts'

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'size'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Names of the button that shows and hides a password. Without them no button is rendered. */
  labels?: { show: string; hide: string }
  /** Content before the text inside the box; `end` is after it. */
  start?: ReactNode
  end?: ReactNode
}

/** A single line of text. `ref`, value and handlers reach the input; `className` applies to the whole field. */
export function TextField({
  label,
  hint,
  error,
  labels,
  start,
  end,
  type = 'text',
  disabled,
  className,
  ...rest
}: TextFieldProps) {
  const [shown, setShown] = useState(false)
  const reveals = type === 'password' && labels
  return (
    <Field
      data-kit={reveals ? 'field text-field password-field' : 'field text-field'}
      label={label}
      hint={hint}
      error={error}
      className={clsx(className)}
    >
      {(control) => (
        <div
          data-invalid={error ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
          data-part="field-box"
          className={styles.box}
        >
          {start}
          <input
            {...rest}
            {...control}
            disabled={disabled}
            type={reveals && shown ? 'text' : type}
            data-part="field-input"
            className={styles.input}
          />
          {end}
          {reveals && (
            <IconButton
              icon={shown ? 'hide' : 'show'}
              label={shown ? reveals.hide : reveals.show}
              size="small"
              disabled={disabled}
              className={styles.reveal}
              onClick={() => setShown(!shown)}
            />
          )}
        </div>
      )}
    </Field>
  )
}
