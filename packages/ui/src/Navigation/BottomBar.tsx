import { clsx } from 'clsx'
import { Slot } from 'radix-ui'
import { cloneElement, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react'
import * as styles from './navigation.css.ts'

/** The bar at the foot of a phone, under the thumb: three to five places. Give it an `aria-label`. */
export function Root({ className, ...rest }: ComponentPropsWithRef<'nav'>) {
  return <nav className={clsx(styles.bar, className)} {...rest} />
}

export interface NavItemProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  icon: ReactNode
  /** On the picture: a Badge. */
  badge?: ReactNode
  /** One link or button with its words: `<a href="/" aria-current="page">Home</a>`. It becomes the whole place. */
  children: ReactElement<{ children?: ReactNode }>
}

/** One place of the bar. `aria-current="page"` on its link marks where one is. */
export function Item({ icon, badge, className, children, ...rest }: NavItemProps) {
  return (
    <Slot.Root className={clsx(styles.barItem, className)} {...rest}>
      {cloneElement(
        children,
        undefined,
        <>
          <span className={styles.barPicture}>
            {icon}
            {badge !== undefined && <span className={styles.barBadge}>{badge}</span>}
          </span>
          <span className={styles.barLabel}>{children.props.children}</span>
        </>,
      )}
    </Slot.Root>
  )
}
