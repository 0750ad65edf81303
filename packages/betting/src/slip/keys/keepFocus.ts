/**
 * When what has the focus leaves the page, the focus goes to what is around it: its tab panel, else the page. The browser
 * would begin at the top of the site. Dialogs see to it by themselves. Returns how to end it.
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
  // A press beside it takes the focus away by choice.
  const press = () => void (held = undefined)
  const observer = new MutationObserver(() => {
    if (!held || held.isConnected) return
    held = undefined
    // Who else brings the focus back does it in this frame; another page has a place of its own for it.
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
