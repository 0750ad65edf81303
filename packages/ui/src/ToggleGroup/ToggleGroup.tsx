'use client'
import { clsx } from 'clsx'
import { ToggleGroup as Radix } from 'radix-ui'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './toggleGroup.css.ts'

export type ToggleGroupRootProps = Omit<ComponentPropsWithRef<typeof Radix.Root>, 'orientation'>
export type ToggleGroupItemProps = ComponentPropsWithRef<typeof Radix.Item>

/**
 * Things that are on or off side by side: with `type="multiple"` any of them, with `"single"` one or none. One tab stop; arrow
 * keys move. Give it an `aria-label`.
 */
export function Root({ className, ...rest }: ToggleGroupRootProps) {
  return (
    <Radix.Root
      data-kit="toggle-group"
      className={clsx(styles.root, className)}
      {...(rest as ComponentPropsWithRef<typeof Radix.Root>)}
    />
  )
}

/** One of them. An item that is only an icon needs an `aria-label`. */
export function Item({ className, ...rest }: ToggleGroupItemProps) {
  return <Radix.Item data-part="toggle-group-item" className={clsx(styles.item, className)} {...rest} />
}
