import type { ReactNode } from 'react'
import * as styles from './page.css.ts'
import { sections, type SectionId } from './sections.ts'

export function PageSection({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id} data-section={id}>
      <h2 id={id} className={styles.heading}>
        {sections[id]}
      </h2>
      {children}
    </section>
  )
}
