import type { Minor, PaymentMethod, PaymentRequest } from '@kit/sdk/contract'

/**
 * Returns a pending request from what was sent, for an operator that accepted it without details
 * and whose list cannot be read.
 */
export const takenRequest = (
  { method, amount, utr }: { method: PaymentMethod; amount: Minor; utr: string },
  id: string,
  nowMs: number,
): PaymentRequest => ({
  id,
  amount,
  utr,
  state: 'pending',
  paymentType: method.paymentType,
  createdAt: new Date(nowMs).toISOString(),
  updatedAt: '',
  remarks: '',
  userId: '',
  userName: '',
  bonusAmount: 0n,
  imageId: '',
  methodId: method.id,
  debt: 0n,
  account: { name: '', details: [] },
})
