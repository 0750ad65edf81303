export type ToastTone = 'info' | 'success' | 'danger'

export interface ToastOptions {
  tone?: ToastTone
  /** Time that it stays, in ms. Default: 2,000 (ERR-002). Use `'until-closed'` for a text that must be read. */
  stayMs?: number | 'until-closed'
  /** An action of the player: a button, which also closes the toast. */
  action?: ToastAction
}

export interface ToastAction {
  label: string
  onPress: () => void
}

export interface ShownToast {
  id: number
  text: string
  tone: ToastTone
  stayMs: number | 'until-closed'
  action?: ToastAction | undefined
}

/** A queue of toasts, independent of React: any code with access to the site can use it. */
export interface ToastQueue {
  /** Shows a text and returns its id. A text already on screen restarts its time instead of stacking. */
  show(text: string, options?: ToastOptions): number
  dismiss(id: number): void
  get(): readonly ShownToast[]
  subscribe(listener: () => void): () => void
}

/** Time that a toast stays by default. Source: ERR-002. */
export const TOAST_STAY_MS = 2_000
const MOST = 4

/** Creates a queue of toasts: at most four at a time; a fifth replaces the oldest. */
export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>()
  let shown: readonly ShownToast[] = []
  let lastId = 0
  const set = (next: readonly ShownToast[]) => {
    shown = next
    for (const listener of listeners) listener()
  }
  return {
    show(text, { tone = 'info', stayMs = TOAST_STAY_MS, action } = {}) {
      lastId += 1
      const others = shown.filter((toast) => toast.text !== text || toast.tone !== tone)
      set([...others, { id: lastId, text, tone, stayMs, action }].slice(-MOST))
      return lastId
    },
    dismiss(id) {
      if (shown.some((toast) => toast.id === id)) set(shown.filter((toast) => toast.id !== id))
    },
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
