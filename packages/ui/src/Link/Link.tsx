import { clsx } from 'clsx'
import { ExternalLink } from 'lucide-react'
import { AsChild } from '../asChild/AsChild.tsx'
import type { ComponentPropsWithRef } from 'react'
import { DrawnIcon } from '../Icon/index.ts'
import * as styles from './link.css.ts'

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** `accent` stands out of a text; `quiet` is one of many, as in a footer. */
  tone?: 'accent' | 'quiet'
  /** Opens a new window, and a screen reader says this text after the link's own. The new page cannot access this one. */
  newWindowLabel?: string
  /** Renders the only child, e.g. a router's link, with the looks of a link. */
  asChild?: boolean
}

/** A link. For an action use a Button. */
export function Link({
  tone = 'accent',
  newWindowLabel,
  asChild = false,
  className,
  children,
  ...rest
}: LinkProps) {
  const shared = { 'data-kit': 'link', 'data-tone': tone, className: clsx(styles.link, className) }
  if (asChild) {
    return (
      <AsChild {...shared} {...rest}>
        {children}
      </AsChild>
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
