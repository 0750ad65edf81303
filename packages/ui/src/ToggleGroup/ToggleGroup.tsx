'use client'
import { clsx } from 'clsx'
import { ToggleGroup as Radix } from 'radix-ui'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './toggleGroup.css.ts'

export type ToggleGroupRootProps = Omit<ComponentPropsWithRef<typeof Radix.Root>, 'orientation'>
export type ToggleGroupItemProps = ComponentPropsWithRef<typeof Radix.Item>

/**
 * Toggle buttons in a row: with `type="multiple"` any number is on, with `"single"` at most one. One tab stop; arrow
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

/** One toggle button. An icon-only item needs an `aria-label`. */
export function Item({ className, ...rest }: ToggleGroupItemProps) {
  return <Radix.Item data-part="toggle-group-item" className={clsx(styles.item, className)} {...rest} />
}
