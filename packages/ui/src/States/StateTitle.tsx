import type { ReactNode } from 'react'
import * as styles from './states.css.ts'

/** Takes focus after navigation if it is the heading of a page. */
export function StateTitle({ level, children }: { level: 1 | 2 | 3 | undefined; children: ReactNode }) {
  if (level === undefined)
    return (
      <p data-part="state-title" className={styles.title}>
        {children}
      </p>
    )
  const Heading = `h${level}` as const
  return (
    <Heading data-part="state-title" className={styles.title} tabIndex={level === 1 ? -1 : undefined}>
      {children}
    </Heading>
  )
}
