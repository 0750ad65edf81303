import type { Minor } from '@kit/sdk/contract'

/** A brand's rules for deposits and withdrawals. */
export interface PaymentRules {
  /** Whether a player may have several pending deposits, and several pending withdrawals. */
  allowsMultipleRequests: boolean
  /** Whether a player may cancel a pending withdrawal; the flag `wallet.withdraw.allowCancel`. */
  allowsCancelling: boolean
  /** The domain's minimum amount, in minor units, for every method. */
  minimumAmount: Minor
}

export const defaultPaymentRules: PaymentRules = {
  allowsMultipleRequests: false,
  allowsCancelling: false,
  minimumAmount: 0n,
}
