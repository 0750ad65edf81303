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

/** Tells a player that a deposit was asked for, or, when it has left that state, what became of it. */
export function announceDeposit(announce: Announce, request: Moved, hasMovedPoints: boolean): void {
  const to = { userId: request.userId }
  announce({ to, event: depositsChanged, payload: docsOf(request) })
  if (request.state !== 'pending') announce({ to, event: depositDecided, payload: docsOf(request) })
  if (hasMovedPoints) announce({ to, event: pointsChanged, payload: {} })
}

/** Tells a player that a withdrawal was asked for or moved on. */
export function announceWithdrawal(announce: Announce, request: Moved, hasMovedPoints: boolean): void {
  const to = { userId: request.userId }
  announce({ to, event: withdrawalsChanged, payload: docsOf(request) })
  if (hasMovedPoints) announce({ to, event: pointsChanged, payload: {} })
}
