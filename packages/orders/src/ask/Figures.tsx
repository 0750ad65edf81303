'use client'
import type { ReactNode } from 'react'
import * as styles from './ask.css.ts'

export function Figures({ rows }: { rows: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.figures}>
      {rows.map(({ name, value }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
