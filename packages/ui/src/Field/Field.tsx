'use client'
import { clsx } from 'clsx'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useThemeCheck } from '../Theme/useThemeCheck.ts'
import * as styles from './field.css.ts'
import { FieldNotes } from './FieldNotes.tsx'

/** Connects a control with its label, hint and error: spread it on the control. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: ReactNode
  hint?: ReactNode
  /** Reason why the value is invalid. Announced when it appears. */
  error?: ReactNode
  children: (control: FieldControl) => ReactNode
}

/** A label above a control, and a hint or error below it. */
export function Field({ label, hint, error, className, children, ...rest }: FieldProps) {
  useThemeCheck()
  const id = useId()
  const wrong = Boolean(error)
  const described = [hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div
      data-kit="field"
      data-invalid={wrong ? '' : undefined}
      className={clsx(styles.field, className)}
      {...rest}
    >
      <label htmlFor={id} data-part="field-label" className={styles.label}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': wrong || undefined })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
