'use client'
import { clsx } from 'clsx'
import { Popover as Radix } from 'radix-ui'
import type { ComponentPropsWithRef } from 'react'
import { useOverlayContainer } from '../Overlay/index.ts'
import * as styles from './popover.css.ts'

export const { Anchor, Close, Root, Trigger } = Radix

export type PopoverContentProps = ComponentPropsWithRef<typeof Radix.Content>

/**
 * A small surface next to its opener; the page behind stays usable. It takes focus, returns it, and closes on Escape
 * and outside presses. Give it an `aria-label`.
 */
export function Content({ sideOffset = 8, className, ...rest }: PopoverContentProps) {
  return (
    <Radix.Portal container={useOverlayContainer()}>
      <Radix.Content
        data-kit="popover"
        sideOffset={sideOffset}
        collisionPadding={8}
        className={clsx(styles.content, className)}
        {...rest}
      />
    </Radix.Portal>
  )
}
