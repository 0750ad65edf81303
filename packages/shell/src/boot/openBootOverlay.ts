import { renderOnce } from './react/draw.ts'
import { closes } from './react/radixDialog.ts'

/** Options of an early overlay. In every case it waits for React. */
export interface BootOverlayOptions {
  /**
   * Leaves the page interactive: nothing takes the focus, and another tap replaces the overlay.
   * Default: false.
   */
  isNonModal?: boolean
  /** The data that the overlay shows of the tapped element. */
  seen?: object
  /**
   * Called when something is typed or pressed. Returns true for a press that is handled here; any
   * other press is kept for React.
   */
  onPress?(pressed: HTMLButtonElement): boolean
  onType?(): void
  /**
   * Called when the player closes the overlay. Returns true if the tap is discarded and React opens
   * nothing.
   */
  onClose(): boolean
}

/** Keeps a press for the same button of the overlay that React renders. */
function keepPress(pressed: HTMLButtonElement): void {
  const { dataset } = pressed
  dataset['kept'] = String(Number(dataset['kept'] ?? 0) + 1)
}

const isScrim = (element: Element) => element.matches('[data-part$="-scrim"]')

/** The browser's API for close requests; not supported in every browser. */
declare const CloseWatcher: new () => EventTarget & { destroy(): void }

/**
 * Calls back when Escape or a phone's Back requests to close the overlay. Returns a function that
 * stops it.
 */
function whenLeft(close: () => void): () => void {
  if ('CloseWatcher' in globalThis) {
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', close)
    return () => watcher.destroy()
  }
  const atEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  addEventListener('keydown', atEscape)
  return () => removeEventListener('keydown', atEscape)
}

/**
 * Opens an overlay for a tap before React has loaded. It is rendered once, keeps typed values and
 * presses, and is replaced by the same overlay of React.
 */
export function openBootOverlay(node: unknown, opener: Element, work: BootOverlayOptions): HTMLElement {
  const element = document.createElement('div')
  element.dataset['early'] = ''
  const root = document.getElementById('root')
  let undo = () => {}
  const handOver = () => {
    stop()
    element.remove()
    root?.removeAttribute('inert')
    globalThis.kitEarly = undefined
  }
  const leave = () => {
    handOver()
    undo()
  }
  const close = () => {
    const early = globalThis.kitEarly
    if (work.onClose()) leave()
    else if (early) {
      // React opens it anyway, a moment later.
      early.isClosed = true
      element.hidden = true
      root?.removeAttribute('inert')
    }
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
  const stop = whenLeft(close)
  element.addEventListener('input', () => work.onType?.())
  element.addEventListener('submit', (event) => event.preventDefault())
  element.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const pressed = target.closest('button')
    if (isScrim(target) || pressed?.hasAttribute(closes)) return close()
    if (!pressed || pressed.ariaDisabled === 'true') return
    if (!work.onPress?.(pressed)) keepPress(pressed)
  })
  undo = renderOnce(node, (drawn) => {
    element.append(drawn)
    document.body.append(element)
  })
  if (!work.isNonModal) {
    root?.setAttribute('inert', '')
    const overlay = element.querySelector<HTMLElement>('[role="dialog"]')
    ;(overlay?.querySelector<HTMLElement>('[data-initial-focus]') ?? overlay)?.focus()
  }
  globalThis.kitEarly = { element, opener, seen: work.seen, isClosed: false, handOver, leave }
  return element
}
