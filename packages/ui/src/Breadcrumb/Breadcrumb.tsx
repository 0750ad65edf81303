import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../Icon/index.ts'
import { SiteLink } from '../SiteLink/index.ts'
import * as styles from './breadcrumb.css.ts'

export interface BreadcrumbRootProps extends ComponentPropsWithRef<'nav'> {
  'aria-label': string
}

/** The position of a page in the site: its parent pages, then the page itself. */
export function Root({ className, children, ...rest }: BreadcrumbRootProps) {
  return (
    <nav data-kit="breadcrumb" className={clsx(styles.root, className)} {...rest}>
      <ol data-part="breadcrumb-list" className={styles.list}>
        {children}
      </ol>
    </nav>
  )
}

export interface BreadcrumbItemProps extends ComponentPropsWithRef<'li'> {
  /** A path of this site. Without it the item is the current page. */
  to?: string
}

/** A parent page, or the current page: the last item has no `to`. */
export function Item({ to, className, children, ...rest }: BreadcrumbItemProps) {
  return (
    <li data-part="breadcrumb-item" className={clsx(styles.item, className)} {...rest}>
      <Icon name="forward" size="small" data-part="breadcrumb-separator" className={styles.separator} />
      {to === undefined ? (
        <span aria-current="page" data-part="breadcrumb-current" className={styles.current}>
          {children}
        </span>
      ) : (
        <SiteLink to={to} data-part="breadcrumb-link" className={styles.link}>
          {children}
        </SiteLink>
      )}
    </li>
  )
}
