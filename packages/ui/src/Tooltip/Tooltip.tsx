'use client'
import { clsx } from 'clsx'
import { Tooltip as Radix } from 'radix-ui'
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import { useOverlayContainer } from '../Overlay/index.ts'
import * as styles from './tooltip.css.ts'

export interface TooltipProps extends Omit<
  ComponentPropsWithRef<typeof Radix.Content>,
  'children' | 'content'
> {
  /** The text. It must not be essential: a touch screen has no hover. */
  text: ReactNode
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** The described control: a focusable element. */
  children: ReactElement
}

/**
 * A short explanation of a control, on hover and on focus; Escape closes it. It is the control's description for
 * screen readers.
 */
export function Tooltip(props: TooltipProps) {
  const { text, open, defaultOpen, onOpenChange, children, sideOffset = 6, className, ...rest } = props
  const state = {
    ...(open !== undefined && { open }),
    ...(defaultOpen !== undefined && { defaultOpen }),
    ...(onOpenChange && { onOpenChange }),
  }
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root {...state}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={useOverlayContainer()}>
          <Radix.Content
            data-kit="tooltip"
            sideOffset={sideOffset}
            collisionPadding={8}
            className={clsx(styles.tooltip, className)}
            {...rest}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
