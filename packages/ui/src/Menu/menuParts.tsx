'use client'
import { clsx } from 'clsx'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import { useOverlayContainer } from '../Overlay/index.ts'
import * as styles from './menu.css.ts'

export const { RadioGroup, Trigger } = Radix

export type MenuRootProps = Omit<ComponentPropsWithRef<typeof Radix.Root>, 'modal'>

/** Actions behind a button. Not modal: Radix's modal menu writes a style element, which a strict policy refuses. */
export function Root(props: MenuRootProps) {
  return <Radix.Root modal={false} {...props} />
}

export type MenuContentProps = ComponentPropsWithRef<typeof Radix.Content>

export function Content({ sideOffset = 6, className, ...rest }: MenuContentProps) {
  return (
    <Radix.Portal container={useOverlayContainer()}>
      <Radix.Content
        data-kit="menu"
        sideOffset={sideOffset}
        collisionPadding={8}
        className={clsx(styles.content, className)}
        {...rest}
      />
    </Radix.Portal>
  )
}

export interface MenuItemProps extends ComponentPropsWithRef<typeof Radix.Item> {
  /** `danger` cannot be undone. */
  tone?: 'neutral' | 'danger'
}

export function Item({ tone = 'neutral', className, ...rest }: MenuItemProps) {
  return (
    <Radix.Item data-part="menu-item" data-tone={tone} className={clsx(styles.item, className)} {...rest} />
  )
}

/** An item that is on or off, with a check mark. */
export function CheckboxItem({
  className,
  children,
  ...rest
}: ComponentPropsWithRef<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem data-part="menu-item" className={clsx(styles.item, className)} {...rest}>
      {children}
      <Radix.ItemIndicator className={styles.mark}>
        <Icon name="check" size="small" />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  )
}

/** One option of a RadioGroup, with a check mark. */
export function RadioItem({ className, children, ...rest }: ComponentPropsWithRef<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem data-part="menu-item" className={clsx(styles.item, className)} {...rest}>
      {children}
      <Radix.ItemIndicator className={styles.mark}>
        <Icon name="check" size="small" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  )
}

/** A heading inside the menu. */
export function Label({ children }: { children: ReactNode }) {
  return (
    <Radix.Label data-part="menu-label" className={styles.label}>
      {children}
    </Radix.Label>
  )
}

export function Separator() {
  return <Radix.Separator data-part="menu-separator" className={styles.separator} />
}
