import type { PaymentAction, PaymentState } from '@kit/sdk/contract'

const next: Record<PaymentState, readonly PaymentAction[]> = {
  pending: ['processing', 'approved', 'rejected'],
  processing: ['approved', 'rejected'],
  approved: [],
  rejected: [],
  canceled: [],
}

/** Source: Q-108. The operator refuses all other changes. */
export const mayBecome = (from: PaymentState, to: PaymentAction): boolean => next[from].includes(to)
