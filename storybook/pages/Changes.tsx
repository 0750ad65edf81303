import type { Change } from './facts.ts'
import * as styles from './page.css.ts'
import { PageTable } from './Words.tsx'

export function Changes({ changes, file }: { changes: readonly Change[] | undefined; file: string }) {
  if (!changes) return <p>This Storybook was built without the history of the repository.</p>
  return (
    <>
      <PageTable
        heads={['Day', 'Change']}
        rows={changes.map(({ day, subject }) => ({
          key: `${day} ${subject}`,
          cells: [
            <time key="day" dateTime={day} className={styles.day}>
              {day}
            </time>,
            subject,
          ],
        }))}
      />
      <p>
        All of them: <code>git log {file.slice(0, file.lastIndexOf('/'))}</code>
      </p>
    </>
  )
}
