/** An overlay that the bootstrap script has rendered for a tap, before React. React's overlay replaces it. */
export interface BootOverlay {
  element: HTMLElement
  /** The tapped element. */
  opener: Element
  /** The data it shows of the tapped element. The handler uses this, not data that arrived since. */
  seen?: object | undefined
  /** True if the player closed it: React's overlay then closes as soon as it opens. */
  isClosed: boolean
  /** Removes it and puts React's overlay in its place. */
  handOver(): void
  /** Removes it without a replacement. */
  leave(): void
}

declare global {
  var kitEarly: BootOverlay | undefined
}

/**
 * How long an overlay keeps the height of the previous one, in ms. Content after its first frame has rendered by then.
 */
const settledMs = 500

/** Keeps an overlay from being lower for a frame or two, because its buttons would move under a thumb. */
function keepHeight(overlay: HTMLElement, before: Element | null): void {
  overlay.style.minBlockSize = `${before?.clientHeight ?? 0}px`
  setTimeout(() => (overlay.style.minBlockSize = ''), settledMs)
}

type Control = HTMLInputElement | HTMLButtonElement

const controlsIn = (root: ParentNode) => [...root.querySelectorAll<Control>('input, button')]

/** The same controls of both overlays have the same name. */
const nameOf = (control: Control) =>
  control.ariaLabel ?? control.labels?.[0]?.textContent ?? control.textContent

const titleOf = (overlay: Element | null) =>
  overlay?.querySelector('[data-part$="-title"]')?.textContent ?? overlay?.ariaLabel

const overlayOf = ({ element }: BootOverlay) => element.querySelector('[role="dialog"], section[aria-label]')

/** Sets a field's text as typing does, so that its owner receives the events. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const isTyped = ({ value, defaultValue }: HTMLInputElement) => value !== defaultValue

/** Presses a button as a pointer does: a tab opens on pointer down, other controls on release. */
function press(button: Control): void {
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  button.click()
}

function repeat({ from, to }: { from: Control; to: Control }): void {
  const areFields = from instanceof HTMLInputElement && to instanceof HTMLInputElement
  // Untouched values may have changed since; React decides those.
  if (areFields && !to.readOnly && isTyped(from)) type(to, from.value)
  // Runs after the frame that applies the typed text.
  for (let presses = Number(from.dataset['kept'] ?? 0); presses > 0; presses -= 1) setTimeout(() => press(to))
}

/** Moves focus to a control, with the selection of the one it replaces, so that a phone's keyboard stays open. */
function focusAs(from: Control | undefined, to: HTMLElement): void {
  to.focus({ preventScroll: true })
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return
  const { selectionStart, selectionEnd } = from
  // After React has written the typed text, which moves the caret to the end.
  setTimeout(() => to.setSelectionRange(selectionStart, selectionEnd))
}

/**
 * Replaces the overlay rendered before React, keeping typed text, presses and focus, without an opening animation. Call
 * it before the frame that shows the new overlay. Returns the tapped element, or undefined if there was no such
 * overlay. `close` is called if the player has closed it in the meantime.
 */
export function replaceBootOverlay(overlay: HTMLElement, close: () => void): Element | undefined {
  const { kitEarly: early } = globalThis
  if (!early || titleOf(overlayOf(early)) !== titleOf(overlay)) return undefined
  const scrim = overlay.parentElement?.querySelector(':scope > [data-part$="-scrim"]')
  for (const animation of [overlay, scrim].flatMap((element) => element?.getAnimations() ?? []))
    animation.finish()
  const { activeElement } = document
  const controls = controlsIn(overlay)
  const pairs = controlsIn(early.element).flatMap((from) => {
    const at = controls.findIndex((control) => nameOf(control) === nameOf(from) && control.type === from.type)
    const [to] = at < 0 ? [] : controls.splice(at, 1)
    return to ? [{ from, to }] : []
  })
  pairs.forEach(repeat)
  const focused = pairs.find(({ from }) => from === activeElement)
  focusAs(focused?.from, focused?.to ?? overlay)
  keepHeight(overlay, overlayOf(early))
  early.handOver()
  if (early.isClosed) close()
  return early.opener
}
