import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as styles from './layout.css.ts'

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  title: ReactNode
  /** Short facts below the title: the date, the venue, whether it is in-play. */
  facts?: ReactNode
}

/** A page header. Its heading takes focus after navigation. */
export function PageHeader({ title, facts, className, children, ...rest }: PageHeaderProps) {
  return (
    <header data-kit="page-header" className={clsx(styles.pageHeader, className)} {...rest}>
      <h1 tabIndex={-1} data-part="page-header-title" className={styles.pageTitle}>
        {title}
      </h1>
      {facts !== undefined && (
        <div data-part="page-header-facts" className={styles.pageFacts}>
          {facts}
        </div>
      )}
      {children}
    </header>
  )
}
