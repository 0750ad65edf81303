import { vars } from '@kit/tokens'
import { useTheme } from '../foundations/useTheme.ts'
import * as styles from './page.css.ts'

const colours = new Set(['color', 'market', 'status'])

const byPath = (groups: Readonly<Record<string, Readonly<Record<string, string>>>>, path: string) => {
  const [group = '', name = ''] = path.split('.')
  return groups[group]?.[name] ?? ''
}

function Value({ path }: { path: string }) {
  return (
    <span className={styles.value} title={byPath(useTheme(), path)}>
      {byPath(useTheme(), path)}
    </span>
  )
}

export function Tokens({ paths }: { paths: readonly string[] }) {
  if (paths.length === 0)
    return (
      <p>
        It reads none itself: it takes the looks of the text around it, or of the components that it is made
        of.
      </p>
    )
  return (
    <ul className={styles.tokens}>
      {paths.map((path) => (
        <li key={path} className={styles.token}>
          {colours.has(path.split('.')[0]!) ? (
            <span className={styles.swatch} style={{ background: byPath(vars, path) }} />
          ) : (
            <span />
          )}
          <code>{path}</code>
          {typeof document !== 'undefined' && <Value path={path} />}
        </li>
      ))}
    </ul>
  )
}
