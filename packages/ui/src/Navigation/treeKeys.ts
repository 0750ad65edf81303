import type { KeyboardEvent } from 'react'

const isTitle = (element: Element) => element.hasAttribute('aria-expanded')
const isOpen = (element: Element) => element.getAttribute('aria-expanded') === 'true'

function titleAbove(element: Element, nav: Element): HTMLElement | undefined {
  let group = (isTitle(element) ? element.parentElement?.parentElement : element.parentElement) ?? null
  while (group && group !== nav) {
    const title = group.querySelector<HTMLElement>(':scope > [aria-expanded]')
    if (title && title !== element) return title
    group = group.parentElement
  }
  return undefined
}

/**
 * Handles a tree's keys in a navigation: Up, Down, Home and End move; Right opens a group or enters it, Left closes it
 * or returns to its title. Tab leaves the tree.
 */
export function moveInTree(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: nav, target } = event
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  if (!(target instanceof HTMLElement) || !target.matches('a, button')) return
  const items = [...nav.querySelectorAll<HTMLElement>('a, button')].filter(
    (item) => item.offsetParent !== null,
  )
  const index = items.indexOf(target)
  const isMirrored = getComputedStyle(nav).direction === 'rtl'
  const into = isMirrored ? 'ArrowLeft' : 'ArrowRight'
  const outOf = isMirrored ? 'ArrowRight' : 'ArrowLeft'
  let next: HTMLElement | undefined
  if (key === 'ArrowDown') next = items[index + 1]
  else if (key === 'ArrowUp') next = items[index - 1]
  else if (key === 'Home') next = items[0]
  else if (key === 'End') next = items.at(-1)
  else if (key === into && isTitle(target)) {
    if (isOpen(target)) next = items[index + 1]
    else target.click()
  } else if (key === outOf) {
    if (isTitle(target) && isOpen(target)) target.click()
    else next = titleAbove(target, nav)
  } else return
  event.preventDefault()
  next?.focus()
}
