/** An overlay that the page's boot has drawn for a tap, before React. The same overlay of React takes it over. */
export interface EarlyOverlay {
  element: HTMLElement
  /** What was tapped. */
  opener: Element
  /** The player closed it: React's is closed as soon as it opens. */
  isClosed: boolean
  /** Removes it: React's stands in its place. */
  handOver(): void
  /** Removes it: nothing comes in its place. */
  leave(): void
}

declare global {
  var kitEarly: EarlyOverlay | undefined
}

const controlsIn = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLInputElement | HTMLButtonElement>('input, button'),
]

/** What a control is called: of two overlays that draw the same parts, the same ones have the same name. */
const nameOf = (control: HTMLInputElement | HTMLButtonElement) =>
  control.ariaLabel ?? control.labels?.[0]?.textContent ?? control.textContent

const titleOf = (root: ParentNode) => root.querySelector('[data-part$="-title"]')?.textContent

/** Types into a field as a person does: whoever draws it hears of it. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Repeats in a control what was done to the one that stood in its place. */
function repeat(from: HTMLInputElement | HTMLButtonElement, to: HTMLInputElement | HTMLButtonElement): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.value !== to.value)
    type(to, from.value)
  for (let presses = Number(from.dataset['kept'] ?? 0); presses > 0; presses -= 1) to.click()
}

/** Gives a control the focus with the selection of the one that stood in its place: the keys of a phone stay. */
function focusAs(from: HTMLElement, to: HTMLElement): void {
  to.focus({ preventScroll: true })
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return
  to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

/**
 * Puts an overlay in the place of the one that stood there before React: with what was typed and pressed, with the focus,
 * and without the motion of opening. To be called before the frame that shows it. Returns what was tapped; undefined where
 * no such overlay stood. `close` closes one that the player has closed meanwhile.
 */
export function takeOverEarly(overlay: HTMLElement, close: () => void): Element | undefined {
  const { kitEarly: early } = globalThis
  if (!early || titleOf(early.element) !== titleOf(overlay)) return undefined
  const scrim = overlay.previousElementSibling
  for (const animation of [overlay, scrim].flatMap((element) => element?.getAnimations() ?? []))
    animation.finish()
  const { activeElement } = document
  const controls = controlsIn(overlay)
  const focused = early.element.contains(activeElement) ? activeElement : null
  let toFocus: HTMLElement = overlay
  // Presses come last: they act on what was typed.
  const pairs = controlsIn(early.element).flatMap((from) => {
    const at = controls.findIndex((control) => nameOf(control) === nameOf(from) && control.type === from.type)
    const [to] = at < 0 ? [] : controls.splice(at, 1)
    if (to && from === focused) toFocus = to
    return to ? [{ from, to }] : []
  })
  pairs.sort((one, other) => Number(one.from.dataset['kept'] ?? 0) - Number(other.from.dataset['kept'] ?? 0))
  for (const { from, to } of pairs) repeat(from, to)
  if (focused instanceof HTMLElement) focusAs(focused, toFocus)
  early.handOver()
  if (early.isClosed) close()
  return early.opener
}
