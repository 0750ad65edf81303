import {
  depositDecided,
  depositsChanged,
  pointsChanged,
  requestChanged,
  withdrawalsChanged,
  type PaymentRequest,
  type RequestDirection,
} from '@kit/sdk/contract'
import { lineOf } from '../accounts/accountTree.ts'
import type { Announce } from '../announcements/announcements.ts'
import type { Database } from '../database/schema.ts'

type Moved = Pick<PaymentRequest, 'id' | 'userId' | 'state'>

const docsOf = ({ id, state }: Moved) => ({ docs: { id, status: state } })

async function announceToStaff(
  tx: Database,
  announce: Announce,
  { id, userId, state }: Moved,
  direction: RequestDirection,
): Promise<void> {
  const [player, ...above] = await lineOf(tx, userId)
  const docs = { id, direction, status: state, userName: player?.userName ?? '' }
  for (const staff of above) announce({ to: { userId: staff.id }, event: requestChanged, payload: { docs } })
}

export async function announceDeposit(
  tx: Database,
  announce: Announce,
  request: Moved,
  hasMovedPoints: boolean,
): Promise<void> {
  const to = { userId: request.userId }
  announce({ to, event: depositsChanged, payload: docsOf(request) })
  if (request.state !== 'pending') announce({ to, event: depositDecided, payload: docsOf(request) })
  if (hasMovedPoints) announce({ to, event: pointsChanged, payload: {} })
  await announceToStaff(tx, announce, request, 'deposit')
}

export async function announceWithdrawal(
  tx: Database,
  announce: Announce,
  request: Moved,
  hasMovedPoints: boolean,
): Promise<void> {
  const to = { userId: request.userId }
  announce({ to, event: withdrawalsChanged, payload: docsOf(request) })
  if (hasMovedPoints) announce({ to, event: pointsChanged, payload: {} })
  await announceToStaff(tx, announce, request, 'withdraw')
}
