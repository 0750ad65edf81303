'use client'
import { clsx } from 'clsx'
import { Collapsible } from 'radix-ui'
import { cloneElement, type ComponentPropsWithRef, type ReactNode } from 'react'
import { AsChild } from '../asChild/AsChild.tsx'
import { Icon } from '../Icon/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import type { NavItemProps } from './BottomBar.tsx'
import * as styles from './navigation.css.ts'
import { moveInTree } from './treeKeys.ts'

/** The navigation tree next to the page, with a tree's arrow keys. Give it an `aria-label`. */
export function Root({ className, ...rest }: ComponentPropsWithRef<'nav'>) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move the focus among its links.
  return <nav data-kit="side-nav" className={clsx(styles.side, className)} onKeyDown={moveInTree} {...rest} />
}

export interface SideNavItemProps extends Omit<NavItemProps, 'icon'> {
  icon?: ReactNode
}

/** An item. `aria-current="page"` on its link marks the current page. */
export function Item({ icon, badge, className, children, ...rest }: SideNavItemProps) {
  return (
    <AsChild data-part="side-nav-item" className={clsx(styles.sideItem, className)} {...rest}>
      {cloneElement(
        children,
        undefined,
        <>
          {icon}
          <span data-part="side-nav-label" className={styles.sideLabel}>
            {children.props.children}
          </span>
          {badge}
        </>,
      )}
    </AsChild>
  )
}

/** Widths of placeholder texts, so that a placeholder does not look like a table. */
const pendingWidths = ['55%', '40%', '65%', '48%']

/** A placeholder for loading items. It hides the items below, so that they do not jump when the others arrive. */
export function Pending() {
  return (
    <span aria-hidden data-pending="" className={styles.pending}>
      {pendingWidths.map((width) => (
        <span key={width} className={styles.sideItem}>
          <Skeleton shape="block" width="1.5em" height="1.5em" />
          <Skeleton width={width} />
        </span>
      ))}
    </span>
  )
}

export interface SideNavGroupProps extends Omit<ComponentPropsWithRef<typeof Collapsible.Root>, 'title'> {
  icon?: ReactNode
  title: ReactNode
  badge?: ReactNode
}

/** Collapsible items under a title: the competitions of a sport. Groups can be nested. */
export function Group({ icon, title, badge, className, children, ...rest }: SideNavGroupProps) {
  return (
    <Collapsible.Root data-part="side-nav-group" className={clsx(styles.group, className)} {...rest}>
      <Collapsible.Trigger data-part="side-nav-heading" className={styles.sideItem}>
        {icon}
        <span data-part="side-nav-label" className={styles.sideLabel}>
          {title}
        </span>
        {badge}
        <Icon name="down" size="small" className={styles.groupArrow} />
      </Collapsible.Trigger>
      <Collapsible.Content data-part="side-nav-body" className={styles.groupBody}>
        {children}
      </Collapsible.Content>
    </Collapsible.Root>
  )
}
