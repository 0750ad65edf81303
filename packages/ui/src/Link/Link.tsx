import { clsx } from 'clsx'
import { ExternalLink } from 'lucide-react'
import { AsChild } from '../asChild/AsChild.tsx'
import type { ComponentPropsWithRef } from 'react'
import { DrawnIcon } from '../Icon/index.ts'
import * as styles from './link.css.ts'

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** `accent` is emphasised; `quiet` is for one link of many, as in a footer. */
  tone?: 'accent' | 'quiet'
  /**
   * Opens a new window; screen readers announce `newWindow` after the link's text. The new page cannot access this one.
   */
  labels?: { newWindow: string }
  /** Renders the only child, e.g. a router's link, with the styles of a link. */
  asChild?: boolean
}

/** A link. For an action use a Button. */
export function Link({ tone = 'accent', labels, asChild = false, className, children, ...rest }: LinkProps) {
  const shared = { 'data-kit': 'link', 'data-tone': tone, className: clsx(styles.link, className) }
  if (asChild) {
    return (
      <AsChild {...shared} {...rest}>
        {children}
      </AsChild>
    )
  }
  const leaving = labels === undefined ? {} : { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a {...shared} {...rest} {...leaving}>
      {children}
      {labels !== undefined && (
        <DrawnIcon
          name="external"
          drawing={ExternalLink}
          size="small"
          label={labels.newWindow}
          className={styles.mark}
        />
      )}
    </a>
  )
}
