/** True if the focused element was removed. The next control then gets focus as soon as there is one. */
let isLost = false

/**
 * Renders, and moves focus back to the element with the same id or choice, else to the next control to press.
 */
export function keepFocus(main, draw) {
  const focused = document.activeElement
  const isOurs = main.contains(focused)
  const choice = focused?.dataset?.choice
  const same = !isOurs
    ? undefined
    : focused.id
      ? `#${CSS.escape(focused.id)}`
      : choice && `[data-choice="${CSS.escape(choice)}"]`
  draw()
  if (!isOurs && !(isLost && document.activeElement === document.body)) {
    isLost = false
    return
  }
  const next =
    (same && main.querySelector(`${same}:not(:disabled)`)) ||
    main.querySelector('.action button:not(:disabled)')
  next?.focus()
  isLost = !next
}
