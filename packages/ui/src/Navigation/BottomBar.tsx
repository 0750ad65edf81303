import { clsx } from 'clsx'
import { AsChild } from '../asChild/AsChild.tsx'
import { cloneElement, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react'
import * as styles from './navigation.css.ts'

/** The bottom bar on phones, with three to five items. Give it an `aria-label`. */
export function Root({ className, ...rest }: ComponentPropsWithRef<'nav'>) {
  return <nav data-kit="bottom-bar" className={clsx(styles.bar, className)} {...rest} />
}

export interface NavItemProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  icon: ReactNode
  /** A Badge on the icon. */
  badge?: ReactNode
  /** One link or button with its label: `<a href="/" aria-current="page">Home</a>`. It fills the whole item. */
  children: ReactElement<{ children?: ReactNode }>
}

/** An item of the bar. `aria-current="page"` on its link marks the current page. */
export function Item({ icon, badge, className, children, ...rest }: NavItemProps) {
  return (
    <AsChild data-part="bottom-bar-item" className={clsx(styles.barItem, className)} {...rest}>
      {cloneElement(
        children,
        undefined,
        <>
          <span data-part="bottom-bar-picture" className={styles.barPicture}>
            {icon}
            {badge !== undefined && (
              <span data-part="bottom-bar-badge" className={styles.barBadge}>
                {badge}
              </span>
            )}
          </span>
          <span data-part="bottom-bar-label" className={styles.barLabel}>
            {children.props.children}
          </span>
        </>,
      )}
    </AsChild>
  )
}
