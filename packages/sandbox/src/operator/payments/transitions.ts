import type { PaymentState } from '@kit/sdk/contract'

const next: Record<PaymentState, readonly PaymentState[]> = {
  pending: ['processing', 'approved', 'rejected', 'canceled'],
  processing: ['approved', 'rejected'],
  approved: [],
  rejected: [],
  canceled: [],
}

/** Source: Q-108. */
export const mayBecome = (from: PaymentState, to: PaymentState): boolean => next[from].includes(to)
