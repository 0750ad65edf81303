'use client'
import * as Radix from '@radix-ui/react-tabs'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './tabs.css.ts'

/** Panels, one of them visible. Arrow keys move between the tabs. */
export function Root(props: ComponentPropsWithRef<typeof Radix.Root>) {
  return <Radix.Root data-kit="tabs" {...props} />
}

/** The row of tabs. Give it an `aria-label`. */
export function List({ className, ...rest }: ComponentPropsWithRef<typeof Radix.List>) {
  return <Radix.List data-part="tabs-list" className={clsx(styles.list, className)} {...rest} />
}

export function Tab({ className, ...rest }: ComponentPropsWithRef<typeof Radix.Trigger>) {
  return <Radix.Trigger data-part="tabs-tab" className={clsx(styles.tab, className)} {...rest} />
}

export function Panel({ className, ...rest }: ComponentPropsWithRef<typeof Radix.Content>) {
  return <Radix.Content data-part="tabs-panel" className={clsx(styles.panel, className)} {...rest} />
}
