export type ToastTone = 'info' | 'success' | 'danger'

export interface ToastOptions {
  tone?: ToastTone
  /** How long it stays, in milliseconds. 2 s as ERR-002 says; `'until-closed'` for what must be read. */
  stayMs?: number | 'until-closed'
}

export interface ShownToast {
  id: number
  text: string
  tone: ToastTone
  stayMs: number | 'until-closed'
}

/** Words waiting to be shown. Not React's: whatever knows the site may speak. */
export interface ToastQueue {
  /** Shows a text and gives its id. The same text already on the screen is not stacked: it begins its time anew. */
  show(text: string, options?: ToastOptions): number
  dismiss(id: number): void
  get(): readonly ShownToast[]
  subscribe(listener: () => void): () => void
}

/** How long a toast stays unless told otherwise. Source: ERR-002. */
export const TOAST_STAY_MS = 2_000
const MOST = 4

/** A queue of toasts; at most four at once, the oldest gives way. */
export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>()
  let shown: readonly ShownToast[] = []
  let lastId = 0
  const set = (next: readonly ShownToast[]) => {
    shown = next
    for (const listener of listeners) listener()
  }
  return {
    show(text, { tone = 'info', stayMs = TOAST_STAY_MS } = {}) {
      lastId += 1
      const others = shown.filter((toast) => toast.text !== text || toast.tone !== tone)
      set([...others, { id: lastId, text, tone, stayMs }].slice(-MOST))
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
