'use client'
import { clsx } from 'clsx'
import { RadioGroup as Radix } from 'radix-ui'
import type { ComponentPropsWithRef } from 'react'
import { useArrowSelection } from '../arrowKeys/useArrowSelection.ts'
import * as styles from './segmentedControl.css.ts'

export type SegmentedControlRootProps = ComponentPropsWithRef<typeof Radix.Root>
export type SegmentedControlItemProps = ComponentPropsWithRef<typeof Radix.Item>

/** Two to four options in a row, one of them selected: a side, a period. Arrow keys select. Give it an `aria-label`. */
export function Root({ className, ...rest }: SegmentedControlRootProps) {
  const arrows = useArrowSelection(rest)
  return (
    <Radix.Root data-kit="segmented-control" className={clsx(styles.root, className)} {...rest} {...arrows} />
  )
}

export function Item({ className, ...rest }: SegmentedControlItemProps) {
  return <Radix.Item data-part="segmented-control-item" className={clsx(styles.item, className)} {...rest} />
}
