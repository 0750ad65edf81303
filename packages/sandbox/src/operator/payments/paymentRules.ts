import type { Minor } from '@kit/sdk/contract'

/** What a brand may switch about deposits and withdrawals. */
export interface PaymentRules {
  /** Whether a player may have more than one waiting deposit, and more than one waiting withdrawal. */
  allowsMultipleRequests: boolean
  /** Whether a player may take a waiting withdrawal back. */
  allowsCancelling: boolean
  /** The least that is paid in or out on the domain, in minor units, whatever the method allows. */
  minimumAmount: Minor
}

export const defaultPaymentRules: PaymentRules = {
  allowsMultipleRequests: false,
  allowsCancelling: true,
  minimumAmount: 0n,
}
