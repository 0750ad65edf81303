import { authored } from '../pages/authored/index.ts'
import * as styles from './guide.css.ts'

/** The parts of a component. */
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

/** Two columns: right, and commonly confused with it. */
export function DoAndDoNot({ right, wrong }: { right: readonly string[]; wrong: readonly string[] }) {
  return (
    <div className={styles.pair}>
      <section data-kind="do" className={styles.side}>
        <h4>Do</h4>
        <ul>
          {right.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section data-kind="do-not" className={styles.side}>
        <h4>Don’t</h4>
        <ul>
          {wrong.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** What to do and not to do with some components, as on their pages. */
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

/** The keys a component reacts to. */
export const Keys = ({ keys }: { keys: [key: string, does: string][] }) => (
  <Choices heads={['Key', 'Does']} rows={keys} />
)
