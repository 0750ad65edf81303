export interface PaymentWindow {
  /**
   * Shows the provider's page. False when the player has closed the window. Calls `onBlank` when the window is still empty
   * after `blankLimitMs`; it is closed then.
   */
  show(address: string, onBlank?: () => void): boolean
  isClosed(): boolean
  close(): void
}

/** How long a provider's page may take to begin, in ms. */
const blankLimitMs = 15_000

/** Returns the result, or the fallback where the browser does not let this page reach the window. */
function attempt<Result>(reach: () => Result, fallback: Result): Result {
  try {
    return reach()
  } catch {
    return fallback
  }
}

/**
 * Opens the provider's window, empty: browsers allow it only inside the tap, before the operator has answered.
 * Undefined when the browser blocks it, or opens a window that this page cannot write into: the player gets a link then.
 * The page in it does not reach this one.
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
        // Of another site's page the browser tells no address.
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
