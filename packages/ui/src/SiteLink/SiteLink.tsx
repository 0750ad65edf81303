'use client'
import { createContext, useContext, type ComponentPropsWithRef, type MouseEvent } from 'react'

/** How the site around the links goes to one of its own paths. */
export interface SiteNavigation {
  navigate(path: string): void
  /** Loads the page of a path, which seems to be wanted. */
  prefetch(path: string): void
}

const NavigationContext = createContext<SiteNavigation | null>(null)

/** Tells the site's links how to go. A page without one loads each path anew. */
export const SiteLinkProvider = NavigationContext.Provider

export interface SiteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of this site. */
  to: string
}

/**
 * A link within the site, without looks of its own. Its page is loaded from the first sign that it is wanted. A plain press
 * stays on the page; with a modifier key the browser does what it always does.
 */
export function SiteLink({ to, onClick, children, ...rest }: SiteLinkProps) {
  const site = useContext(NavigationContext)
  const prefetch = () => site?.prefetch(to)
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!site || event.defaultPrevented || event.button !== 0) return
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
