/**
 * Moves the focus when the focused element is removed: to its tab panel, else to the page. The browser would move it to
 * the top of the site. Dialogs handle their own focus. Returns a function that stops it.
 */
export function keepFocus(root: Document): () => void {
  let held: Element | undefined
  let place: HTMLElement | null = null
  let path = ''
  const arrive = ({ target }: FocusEvent) => {
    held = target instanceof Element && !target.closest('[role="dialog"]') ? target : undefined
    place = held?.closest<HTMLElement>('[role="tabpanel"]') ?? null
    path = root.location.pathname
  }
  // A press elsewhere removes the focus intentionally.
  const press = () => void (held = undefined)
  const observer = new MutationObserver(() => {
    if (!held || held.isConnected) return
    held = undefined
    // Other code that restores the focus does so within this frame, and another page sets its own focus.
    requestAnimationFrame(() => {
      if (root.activeElement !== root.body || root.location.pathname !== path) return
      const to = place?.isConnected ? place : root.querySelector<HTMLElement>('main')
      to?.focus({ preventScroll: true })
    })
  })
  root.addEventListener('focusin', arrive)
  root.addEventListener('pointerdown', press)
  observer.observe(root.body, { childList: true, subtree: true })
  return () => {
    root.removeEventListener('focusin', arrive)
    root.removeEventListener('pointerdown', press)
    observer.disconnect()
  }
}
