export interface PaymentWindow {
  /** Shows the provider's page. False when the player has closed the window. */
  show(address: string): boolean
  isClosed(): boolean
  close(): void
}

/**
 * Opens the provider's window, empty: browsers allow it only inside the tap, before the operator has answered.
 * Undefined when the browser blocks it. The page in it does not reach this one.
 */
export function openPaymentWindow(words: string): PaymentWindow | undefined {
  const opened = window.open('', '_blank')
  if (!opened) return undefined
  opened.opener = null
  opened.document.title = words
  opened.document.body.textContent = words
  return {
    show(address) {
      if (opened.closed) return false
      opened.location.replace(address)
      return true
    },
    isClosed: () => opened.closed,
    close: () => opened.close(),
  }
}
