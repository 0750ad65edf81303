// Where the keyboard is, while the page is drawn again.

/** Whether what had the focus is gone: the next thing to press gets it, as soon as there is one. */
let isLost = false

/** Draws, and puts the focus back where it was: on what has the same id or choice, else on what is to be pressed next. */
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
