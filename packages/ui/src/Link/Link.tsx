import { clsx } from 'clsx'
import { ExternalLink } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ComponentPropsWithRef } from 'react'
import { DrawnIcon } from '../Icon/index.ts'
import * as styles from './link.css.ts'

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** `accent` stands out of a text; `quiet` is one of many, as in a footer. */
  tone?: 'accent' | 'quiet'
  /** Opens a new window, and a screen reader says these words after the link's own. The new page never reaches this one. */
  newWindowLabel?: string
  /** Gives its looks to the one child: a router's link. */
  asChild?: boolean
}

/** Words that lead somewhere. What does something is a Button. */
export function Link({
  tone = 'accent',
  newWindowLabel,
  asChild = false,
  className,
  children,
  ...rest
}: LinkProps) {
  const shared = { 'data-tone': tone, className: clsx(styles.link, className) }
  if (asChild) {
    return (
      <Slot.Root {...shared} {...rest}>
        {children}
      </Slot.Root>
    )
  }
  const leaving = newWindowLabel === undefined ? {} : { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a {...shared} {...rest} {...leaving}>
      {children}
      {newWindowLabel !== undefined && (
        <DrawnIcon
          name="external"
          drawing={ExternalLink}
          size="small"
          label={newWindowLabel}
          className={styles.mark}
        />
      )}
    </a>
  )
}
