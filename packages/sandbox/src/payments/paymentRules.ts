/** What a brand may switch about deposits and withdrawals. */
export interface PaymentRules {
  /** Whether a player may have more than one waiting deposit, and more than one waiting withdrawal. */
  allowsMultipleRequests: boolean
  /** Whether a player may take a waiting withdrawal back. */
  allowsCancelling: boolean
}

export const defaultPaymentRules: PaymentRules = { allowsMultipleRequests: false, allowsCancelling: true }
