export interface PaymentWindow {
  /**
   * Shows the provider's page. Returns false if the player has closed the window. Closes the window
   * and calls `onBlank` if it is still empty after `blankLimitMs`.
   */
  show(address: string, onBlank?: () => void): boolean
  isClosed(): boolean
  close(): void
}

/** Time that a provider's page may take to start, in ms. */
const blankLimitMs = 15_000

/** Returns the result, or the fallback if the browser blocks access to the window. */
function attempt<Result>(reach: () => Result, fallback: Result): Result {
  try {
    return reach()
  } catch {
    return fallback
  }
}

/**
 * Browsers allow it only inside the tap, before the operator has answered. Undefined if the browser
 * blocks it, or this page cannot write to it; the player then gets a link. The page in it cannot access this
 * one.
 */
export function openPaymentWindow(words: string): PaymentWindow | undefined {
  const opened = attempt(() => window.open('', '_blank'), null)
  if (!opened) return undefined
  const close = () => attempt(() => opened.close(), undefined)
  const isClosed = () => attempt(() => opened.closed, true)
  const isReady = attempt(() => {
    opened.opener = null
    opened.document.title = words
    opened.document.body.textContent = words
    return true
  }, false)
  if (!isReady) {
    close()
    return undefined
  }
  return {
    show(address, onBlank) {
      const isShown =
        !isClosed() &&
        attempt(() => {
          opened.location.replace(address)
          return true
        }, false)
      if (!isShown) {
        close()
        return false
      }
      setTimeout(() => {
        // The browser hides the address of another site's page.
        if (isClosed() || !attempt(() => opened.location.href === 'about:blank', false)) return
        close()
        onBlank?.()
      }, blankLimitMs)
      return true
    },
    isClosed,
    close,
  }
}
