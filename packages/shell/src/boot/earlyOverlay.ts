import { drawOnce } from './react/draw.ts'
import { closes } from './react/radixDialog.ts'

/** What an early overlay does beside waiting for React. */
export interface EarlyWork {
  /** The page beside it stays live: nothing takes the focus, and another tap replaces it. Default: false. */
  isBeside?: boolean
  /** What it shows of what was tapped. */
  seen?: object
  /** Something was typed or pressed; a press that is answered here returns true, every other is kept for React. */
  onPress?(pressed: HTMLButtonElement): boolean
  onType?(): void
  /** The player closed it. Returns whether the tap that opened it is forgotten, and React opens nothing. */
  onClose(): boolean
}

/** Keeps a press for the same button of the overlay that React draws. */
function keepPress(pressed: HTMLButtonElement): void {
  const { dataset } = pressed
  dataset['kept'] = String(Number(dataset['kept'] ?? 0) + 1)
}

const isScrim = (element: Element) => element.matches('[data-part$="-scrim"]')

/** The browser's own word for what closes an overlay; not every browser has it. */
declare const CloseWatcher: new () => EventTarget & { destroy(): void }

/** Tells when Escape or a phone's Back asks to close it. Returns how to stop. */
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
 * Opens an overlay before React, for a tap: it is drawn once, takes what is typed, keeps what is pressed, and is taken over
 * by the same overlay of React.
 */
export function openEarly(node: unknown, opener: Element, work: EarlyWork): HTMLElement {
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
      // React opens it all the same, a moment later.
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
  undo = drawOnce(node, (drawn) => {
    element.append(drawn)
    document.body.append(element)
  })
  if (!work.isBeside) {
    root?.setAttribute('inert', '')
    const overlay = element.querySelector<HTMLElement>('[role="dialog"]')
    ;(overlay?.querySelector<HTMLElement>('[data-initial-focus]') ?? overlay)?.focus()
  }
  globalThis.kitEarly = { element, opener, seen: work.seen, isClosed: false, handOver, leave }
  return element
}
