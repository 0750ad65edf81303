'use client'
import { useId, useState, type ChangeEvent, type ReactNode } from 'react'
import { TextField, type TextFieldProps } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './passwordField.css.ts'

/** A requirement for a new password. */
export interface PasswordRule {
  id: string
  label: ReactNode
  isMet: (password: string) => boolean
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'labels'> {
  labels: {
    show: string
    hide: string
    /** Announced after a requirement, e.g. 'done' and 'missing'. Needed with `rules`. */
    met?: string
    unmet?: string
  }
  /** Hints that are ticked while typing (REG-012). */
  rules?: readonly PasswordRule[]
}

const none: readonly PasswordRule[] = []

/** A password field with a visibility toggle, and the requirements for a new password. The form validates it. */
export function PasswordField({
  labels,
  rules = none,
  hint,
  value,
  defaultValue,
  onChange,
  ...rest
}: PasswordFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(String(defaultValue ?? ''))
  const password = value === undefined ? typed : String(value)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value)
    onChange?.(event)
  }
  const held = value === undefined ? { defaultValue } : { value }
  const hints = rules.length > 0 && (
    <span role="list" id={`${id}-rules`} data-part="password-field-rules" className={styles.rules}>
      {rules.map(({ id, label, isMet }) => {
        const met = isMet(password)
        return (
          <span
            key={id}
            role="listitem"
            data-met={met ? '' : undefined}
            data-part="password-field-rule"
            className={styles.rule}
          >
            <Icon name={met ? 'check' : 'info'} size="small" />
            <span>
              {label}
              <VisuallyHidden> {met ? labels.met : labels.unmet}</VisuallyHidden>
            </span>
          </span>
        )
      })}
    </span>
  )
  return (
    <TextField
      {...rest}
      {...held}
      type="password"
      labels={{ show: labels.show, hide: labels.hide }}
      hint={
        hint || hints ? (
          <>
            {hint}
            {hints}
          </>
        ) : undefined
      }
      onChange={change}
    />
  )
}
