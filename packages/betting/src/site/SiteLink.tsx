'use client'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useBettingSite } from './siteContext.ts'

export interface SiteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of this site. */
  to: string
}

/** A link within the site. Its page is loaded from the first sign that it is wanted. Plain presses stay on the page; with a modifier key the browser does what it always does. */
export function SiteLink({ to, onClick, children, ...rest }: SiteLinkProps) {
  const { site } = useBettingSite()
  const prefetch = () => site.prefetch(to)
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    site.navigate(to)
  }
  return (
    <a
      href={to}
      onClick={press}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
      {...rest}
    >
      {children}
    </a>
  )
}
