/** An overlay that the page's boot has drawn for a tap, before React. The same overlay of React takes it over. */
export interface EarlyOverlay {
  element: HTMLElement
  /** What was tapped. */
  opener: Element
  /** What it shows of it: whoever answers the tap takes this, not what has come since. */
  seen?: object | undefined
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

/** So long an overlay keeps the height of the one before it, ms: what comes after its first frame stands by then. */
const settledMs = 500

/** Keeps an overlay from being lower for a frame or two: its buttons would move under a thumb. */
function keepHeight(overlay: HTMLElement, before: Element | null): void {
  overlay.style.minBlockSize = `${before?.clientHeight ?? 0}px`
  setTimeout(() => (overlay.style.minBlockSize = ''), settledMs)
}

type Control = HTMLInputElement | HTMLButtonElement

const controlsIn = (root: ParentNode) => [...root.querySelectorAll<Control>('input, button')]

/** What a control is called: of two overlays that draw the same parts, the same ones have the same name. */
const nameOf = (control: Control) =>
  control.ariaLabel ?? control.labels?.[0]?.textContent ?? control.textContent

const titleOf = (overlay: Element | null) =>
  overlay?.querySelector('[data-part$="-title"]')?.textContent ?? overlay?.ariaLabel

const overlayOf = ({ element }: EarlyOverlay) => element.querySelector('[role="dialog"], section[aria-label]')

/** Types into a field as a person does: whoever draws it hears of it. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const isTyped = ({ value, defaultValue }: HTMLInputElement) => value !== defaultValue

/** Presses a button as a finger does: a tab opens when it is pressed down, all others when they are let go. */
function press(button: Control): void {
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  button.click()
}

/** Repeats in a control what was typed into the one that stood in its place, and how often that one was pressed. */
function repeat({ from, to }: { from: Control; to: Control }): void {
  const areFields = from instanceof HTMLInputElement && to instanceof HTMLInputElement
  // What only stood there may have moved since, and is React's to say.
  if (areFields && !to.readOnly && isTyped(from)) type(to, from.value)
  // Behind the frame that knows what was typed.
  for (let presses = Number(from.dataset['kept'] ?? 0); presses > 0; presses -= 1) setTimeout(() => press(to))
}

/** Gives a control the focus with the selection of the one that stood in its place: the keys of a phone stay. */
function focusAs(from: Control | undefined, to: HTMLElement): void {
  to.focus({ preventScroll: true })
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return
  const { selectionStart, selectionEnd } = from
  // Once React has written what was typed, which puts the caret at its end.
  setTimeout(() => to.setSelectionRange(selectionStart, selectionEnd))
}

/**
 * Puts an overlay in the place of the one that stood there before React: with what was typed and pressed, with the focus,
 * and without the motion of opening. To be called before the frame that shows it. Returns what was tapped; undefined where
 * no such overlay stood. `close` closes one that the player has closed meanwhile.
 */
export function takeOverEarly(overlay: HTMLElement, close: () => void): Element | undefined {
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
