import {
  depositDecided,
  depositsChanged,
  pointsChanged,
  withdrawalsChanged,
  type PaymentRequest,
} from '@kit/sdk/contract'
import type { Announce } from '../announcements/announcements.ts'

type Moved = Pick<PaymentRequest, 'id' | 'userId' | 'state'>

const docsOf = ({ id, state }: Moved) => ({ docs: { id, status: state } })

/** Announces a new or decided deposit to its player. */
export function announceDeposit(announce: Announce, request: Moved, hasMovedPoints: boolean): void {
  const to = { userId: request.userId }
  announce({ to, event: depositsChanged, payload: docsOf(request) })
  if (request.state !== 'pending') announce({ to, event: depositDecided, payload: docsOf(request) })
  if (hasMovedPoints) announce({ to, event: pointsChanged, payload: {} })
}

/** Announces a new or changed withdrawal to its player. */
export function announceWithdrawal(announce: Announce, request: Moved, hasMovedPoints: boolean): void {
  const to = { userId: request.userId }
  announce({ to, event: withdrawalsChanged, payload: docsOf(request) })
  if (hasMovedPoints) announce({ to, event: pointsChanged, payload: {} })
}
