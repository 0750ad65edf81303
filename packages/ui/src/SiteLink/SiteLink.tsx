'use client'
import { createContext, useContext, type ComponentPropsWithRef, type MouseEvent } from 'react'

/** Navigation within the site. */
export interface SiteNavigation {
  navigate(path: string): void
  /** Preloads the page of a path. */
  prefetch(path: string): void
}

const NavigationContext = createContext<SiteNavigation | null>(null)

/** Provides in-site navigation to links. Without it, links load each path as a new page. */
export const SiteLinkProvider = NavigationContext.Provider

export interface SiteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of this site. */
  to: string
}

/**
 * An unstyled link within the site. Its page preloads on hover, focus or touch. A plain press navigates without a page
 * load; with a modifier key the browser keeps its default.
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
      data-kit="site-link"
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
