import { useLayoutEffect } from 'react'

const mark = 'data-scroll-locked'
const holders = new WeakMap<Document, number>()

function hold(page: Document, change: 1 | -1) {
  const count = (holders.get(page) ?? 0) + change
  holders.set(page, count)
  const root = page.documentElement
  if (count === 1 && change === 1) {
    const scrollbar = (page.defaultView?.innerWidth ?? root.clientWidth) - root.clientWidth
    // A phone's scroll bar takes no space, and setting a property on the root recalculates the style of every element.
    if (scrollbar > 0) root.style.setProperty('--kit-scrollbar', `${scrollbar}px`)
    else root.style.removeProperty('--kit-scrollbar')
  }
  root.toggleAttribute(mark, count > 0)
}

/**
 * Locks the page's scrolling while the component is mounted; the last one to unmount unlocks it. By an attribute that
 * the reset stylesheet knows, because a style element written at run time breaks a strict Content-Security-Policy.
 */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    hold(document, 1)
    return () => hold(document, -1)
  }, [])
}
