'use client'
import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import type { FieldProps } from './Field.tsx'
import * as styles from './field.css.ts'
import { FieldNotes } from './FieldNotes.tsx'

/** Connects a group of controls with its label, hint and error: spread it on the group. */
export interface GroupControl {
  'aria-labelledby': string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldGroupProps extends Omit<FieldProps, 'children'> {
  children: (group: GroupControl) => ReactNode
}

/** A label above several controls that answer one question, and a hint or error below them. */
export function FieldGroup({ label, hint, error, className, children, ...rest }: FieldGroupProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div
      data-kit="field"
      data-invalid={error ? '' : undefined}
      className={clsx(styles.field, className)}
      {...rest}
    >
      <span id={`${id}-label`} data-part="field-label" className={styles.label}>
        {label}
      </span>
      {children({
        'aria-labelledby': `${id}-label`,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
