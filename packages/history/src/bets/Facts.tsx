import type { Minor } from '@kit/sdk/contract'
import type { HistorySection } from '../historyKind.ts'
import { Money } from '@kit/ui'
import type { ReactNode } from 'react'
import * as styles from './bets.css.ts'

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.fact}>{children}</dd>
    </>
  )
}

export function FactMoney({ name, minor }: { name: string; minor: Minor }) {
  return (
    <Fact name={name}>
      <Money minor={minor} />
    </Fact>
  )
}

export function Totals({ rows }: { rows: NonNullable<HistorySection['totals']> }) {
  return (
    <dl className={styles.totals}>
      {rows.map(({ name, minor, kind }) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd className={styles.total}>
            <Money minor={minor} kind={kind} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
