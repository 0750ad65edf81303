import { clsx } from 'clsx'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import * as styles from './layout.css.ts'

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: ReactNode
  /** Shown at the end of the heading's line. */
  action?: ReactNode
}

/** A section of a page; its heading is its accessible name. */
export function Section({ title, action, className, children, ...rest }: SectionProps) {
  const id = useId()
  return (
    <section data-kit="section" aria-labelledby={id} className={clsx(styles.section, className)} {...rest}>
      <div data-part="section-head" className={styles.sectionHead}>
        <h2 id={id} data-part="section-title" className={styles.sectionTitle}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
