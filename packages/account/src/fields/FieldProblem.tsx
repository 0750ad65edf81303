import { Icon } from '@kit/ui'
import type { ReactNode } from 'react'
import * as styles from './fieldProblem.css.ts'

/** Shows an error that does not belong to a single field. */
export function FieldProblem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.problem}>
      <Icon name="error" size="small" />
      <span>{children}</span>
    </p>
  )
}
