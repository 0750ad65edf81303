import { Icon } from '@kit/ui'
import type { ReactNode } from 'react'
import * as styles from './fieldProblem.css.ts'

/** What is wrong with something that is not a field of its own, with the looks of a field's error. */
export function FieldProblem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.problem}>
      <Icon name="error" size="small" />
      <span>{children}</span>
    </p>
  )
}
