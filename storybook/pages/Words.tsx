import { Fragment, type ReactNode } from 'react'
import * as styles from './page.css.ts'

/** Renders `code` of a docstring as code. */
export const Words = ({ children }: { children: string }) =>
  children.split('`').map((words, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one sentence never change their order.
    index % 2 === 1 ? <code key={index}>{words}</code> : <Fragment key={index}>{words}</Fragment>,
  )

interface TableProps {
  heads: readonly string[]
  /** Each with a key, and a cell per head. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

export function PageTable({ heads, rows }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scroll containers need keyboard access
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={heads.join(', ')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={heads[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
