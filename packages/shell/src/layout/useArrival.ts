import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'
import { isHomePage } from '../routing/isHomePage.ts'
import { useSite } from '../siteContext.ts'

/**
 * The document's title becomes the page's heading, which takes the focus after a navigation (not on the first
 * page, where the browser's own focus is right). The heading may render late, with the page's data.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { browser, config, homePath } = useSite()
  const path = useRouterState({
    select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname,
  })
  const lastPath = useRef<string | null>(null)

  useEffect(() => {
    const area = main.current
    if (!area) return
    const isNavigation = lastPath.current !== null && lastPath.current !== path
    lastPath.current = path
    if (isNavigation) area.focus({ preventScroll: true })

    let heading: Element | null = null
    const name = new MutationObserver(() => title())
    const title = () => {
      const text = heading?.textContent?.trim()
      browser.setTitle(
        path === homePath || isHomePage(path) || !text ? config.name : `${text} | ${config.name}`,
      )
    }
    const update = () => {
      heading = area.querySelector('h1')
      if (heading) {
        arrival.disconnect()
        name.observe(heading, { childList: true, characterData: true, subtree: true })
        if (isNavigation && area.ownerDocument.activeElement === area) focusHeading(heading)
      }
      title()
    }
    // Disconnected once the heading is there, so that ticking prices cause no callbacks.
    const arrival = new MutationObserver(update)
    arrival.observe(area, { childList: true, subtree: true })
    update()
    return () => {
      arrival.disconnect()
      name.disconnect()
    }
  }, [path, main, browser, config.name, homePath])
}

function focusHeading(heading: Element): void {
  if (!(heading instanceof HTMLElement)) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
