import type { PaymentAction, PaymentState } from '@kit/sdk/contract'

const next: Record<PaymentState, readonly PaymentAction[]> = {
  pending: ['processing', 'approved', 'rejected'],
  processing: ['approved', 'rejected'],
  approved: [],
  rejected: [],
  canceled: [],
}

/** Returns true if staff may move a request from a state to another. The operator refuses all other changes. */
export const mayBecome = (from: PaymentState, to: PaymentAction): boolean => next[from].includes(to)
