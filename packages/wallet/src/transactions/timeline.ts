import type { PaymentRequest } from '@kit/sdk/contract'

export interface TimelineStep {
  id: 'requested' | 'processing' | 'decision' | 'approved' | 'rejected' | 'canceled'
  /** ISO 8601; null if it has not happened, or its time is unknown. */
  at: string | null
  isDone: boolean
}

export function timelineOf({
  state,
  createdAt,
  updatedAt,
}: Pick<PaymentRequest, 'state' | 'createdAt' | 'updatedAt'>): TimelineStep[] {
  const changedAt = updatedAt === '' ? null : updatedAt
  const requested: TimelineStep = { id: 'requested', at: createdAt, isDone: true }
  const decision: TimelineStep = { id: 'decision', at: null, isDone: false }
  if (state === 'pending') return [requested, { id: 'processing', at: null, isDone: false }, decision]
  if (state === 'processing') return [requested, { id: 'processing', at: changedAt, isDone: true }, decision]
  return [requested, { id: state, at: changedAt, isDone: true }]
}
