import './jitless.ts'
import * as z from 'zod/mini'
import { paymentStates } from './paymentRequest.ts'
import { socketEvent } from './socket.ts'

const requestChanged = z.object({ docs: z.object({ id: z.string(), status: z.enum(paymentStates) }) })

/** A deposit of the player was requested or changed state: deposits and points are read again. */
export const depositsChanged = socketEvent({
  direction: 'serverToClient',
  event: 'getDepositUpdates',
  payload: requestChanged,
  audience: 'player',
  changes: ['deposits', 'points', 'transactions'],
  source: 'getDepositUpdates',
})

/** Staff, or the hosted payment page, decided on a deposit of the player: deposits and points are read again. */
export const depositDecided = socketEvent({
  direction: 'serverToClient',
  event: 'getDepositStatusChanged',
  payload: requestChanged,
  audience: 'player',
  changes: ['deposits', 'points', 'transactions'],
  source: 'getDepositStatusChanged',
})

/** A withdrawal of the player was requested or changed state: withdrawals and points are read again. */
export const withdrawalsChanged = socketEvent({
  direction: 'serverToClient',
  event: 'getWithdrawUpdates',
  payload: requestChanged,
  audience: 'player',
  changes: ['withdrawals', 'points', 'transactions'],
  source: 'getWithdrawUpdates',
})
