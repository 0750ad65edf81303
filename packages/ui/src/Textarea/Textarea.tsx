'use client'
import { clsx } from 'clsx'
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Field } from '../Field/index.ts'
import * as styles from './textarea.css.ts'

export interface TextareaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'id'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Used with `maxLength`: the number of characters left, below the field. */
  labels?: { left: (count: number) => ReactNode }
}

/**
 * A text area that grows with its lines. `ref`, value and handlers reach the element; `className` applies to the whole
 * field.
 */
export function Textarea(props: TextareaProps) {
  const { label, hint, error, labels, rows = 3, maxLength, disabled, className, onChange, ...rest } = props
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''))
  const text = rest.value === undefined ? typed : String(rest.value)
  const left = labels && maxLength !== undefined ? labels.left(maxLength - text.length) : undefined
  const notes = [
    hint !== undefined && (
      <span key="hint" className={styles.words}>
        {hint}
      </span>
    ),
    left !== undefined && (
      <span key="left" data-part="textarea-left" className={styles.left}>
        {left}
      </span>
    ),
  ].filter(Boolean)
  return (
    <Field
      data-kit="field textarea"
      label={label}
      hint={notes.length > 0 && <span className={styles.notes}>{notes}</span>}
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
          <textarea
            {...rest}
            {...control}
            rows={rows}
            maxLength={maxLength}
            disabled={disabled}
            data-part="field-input"
            className={styles.input}
            onChange={(event) => {
              setTyped(event.target.value)
              onChange?.(event)
            }}
          />
        </div>
      )}
    </Field>
  )
}
