import type { ReactNode } from 'react'
import { authored } from '../pages/authored/index.ts'
import type { RulePictures } from '../pages/authored/pictures.tsx'
import * as styles from './guide.css.ts'

export function Anatomy({ parts }: { parts: [name: string, what: string][] }) {
  return (
    <ol className={styles.anatomy}>
      {parts.map(([name, what]) => (
        <li key={name}>
          <b>{name}</b> {what}
        </li>
      ))}
    </ol>
  )
}

/** A rule as a picture. It is inert and not read aloud, since the text below it says the same. */
const Shown = ({ children }: { children: ReactNode }) => (
  <div inert data-picture className={styles.shown}>
    {children}
  </div>
)

/** Two columns: right, and commonly confused with it, with pictures above the text if there are any. */
export function DoAndDoNot({
  right,
  wrong,
  pictures,
}: {
  right: readonly string[]
  wrong: readonly string[]
  pictures?: RulePictures | undefined
}) {
  const sides = [
    { kind: 'do', title: 'Do', lines: right, picture: pictures?.right },
    { kind: 'do-not', title: 'Don’t', lines: wrong, picture: pictures?.wrong },
  ]
  return (
    <div className={styles.pair}>
      {sides.map(({ kind, title, lines, picture }) => (
        <section key={kind} data-kind={kind} className={styles.side}>
          <h4>{title}</h4>
          {picture && <Shown>{picture}</Shown>}
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

export const RulesOf = ({ components }: { components: string[] }) => (
  <DoAndDoNot
    right={components.flatMap((name) => authored[name]?.right ?? [])}
    wrong={components.flatMap((name) => authored[name]?.wrong ?? [])}
  />
)

export function Choices({ heads, rows }: { heads: string[]; rows: string[][] }) {
  return (
    <table className={styles.keys}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const Keys = ({ keys }: { keys: [key: string, does: string][] }) => (
  <Choices heads={['Key', 'Does']} rows={keys} />
)
