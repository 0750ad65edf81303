import type { PaymentAction, PaymentState } from '@kit/sdk/contract'

const next: Record<PaymentState, readonly PaymentAction[]> = {
  pending: ['processing', 'approved', 'rejected'],
  processing: ['approved', 'rejected'],
  approved: [],
  rejected: [],
  canceled: [],
}

/** What staff may do with a request in a state; the operator refuses everything else. */
export const mayBecome = (from: PaymentState, to: PaymentAction): boolean => next[from].includes(to)
