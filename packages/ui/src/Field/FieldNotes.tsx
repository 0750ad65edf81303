import type { ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import * as styles from './field.css.ts'

export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} data-part="field-hint" className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" data-part="field-error" className={styles.error}>
          <Icon name="error" size="small" />
          <span>{error}</span>
        </p>
      )}
    </>
  )
}
