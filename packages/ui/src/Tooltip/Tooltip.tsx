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
  /** What it says. Nothing that is needed: a touch screen has no hovering. */
  text: ReactNode
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** What it explains: something that takes focus. */
  children: ReactElement
}

/** A few words more about a control, on hover and on focus; Escape takes them away. They describe it to a screen reader. */
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
