/**
 * Visibility of a section of the page, usually a market. Its cells are written while it is on screen, and when it
 * returns.
 */
export interface PaintGate {
  readonly section: Element
  isOnScreen: boolean
  /** The cells that changed while it was off screen. */
  readonly held: unknown[]
  /** Called each time the section comes on screen. */
  readonly returnListeners: Set<() => void>
  /** Stops watching the section. */
  close(): void
}

/**
 * Watches whether a section is on screen; the first call reports the current state. Returns a function that stops
 * watching.
 */
export type WatchSection = (element: Element, onChange: (isOnScreen: boolean) => void) => () => void

/** Returns a watcher that uses one observer for all sections of a page. */
export function watchByIntersection(): WatchSection {
  const listeners = new Map<Element, (isOnScreen: boolean) => void>()
  let observer: IntersectionObserver | undefined
  return (element, onChange) => {
    observer ??= new IntersectionObserver((entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry.isIntersecting)
    })
    listeners.set(element, onChange)
    observer.observe(element)
    return () => {
      listeners.delete(element)
      observer?.unobserve(element)
    }
  }
}

/** Opens the gate of a section. When the section comes on screen, `release` receives the cells held until then. */
export function openGate(
  section: Element,
  watch: WatchSection,
  release: (held: readonly unknown[]) => void,
): PaintGate {
  const held: unknown[] = []
  const returnListeners = new Set<() => void>()
  const gate: PaintGate = { section, isOnScreen: false, held, returnListeners, close: () => undefined }
  gate.close = watch(section, (isOnScreen) => {
    if (isOnScreen === gate.isOnScreen) return
    gate.isOnScreen = isOnScreen
    if (!isOnScreen) return
    for (const listener of returnListeners) listener()
    if (held.length > 0) release(held.splice(0))
  })
  return gate
}
