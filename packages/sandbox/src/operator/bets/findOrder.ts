import { findOrder, type OrderOutcome } from '@kit/sdk/contract'
import * as z from 'zod/mini'
import type { Database } from '../database/schema.ts'
import { Refused } from '../http/refused.ts'
import { isOfCashOut, isOfUnmatchedOrder } from './orderFingerprint.ts'
import { findOrderRequest } from './orderStore.ts'

export const orderUnknown = () =>
  new Refused(404, { message: 'This order never arrived', code: 'order-unknown' })

export const refusedOutcome = (body: Record<string, unknown>) => ({
  state: 'refused' as const,
  code: String(body['code']),
  message: String(body['message']),
  details: (body['details'] ?? {}) as Record<string, unknown>,
})

/** Returns the outcome of an order by its key: held, placed with its bet, or refused. */
export async function lookUpOrder(database: Database, userId: string, key: string): Promise<OrderOutcome> {
  const known = await findOrderRequest(database, userId, key)
  if (!known || isOfCashOut(known) || isOfUnmatchedOrder(known)) throw orderUnknown()
  if (!known.answer) return { state: 'held' }
  const { body } = known.answer
  if (known.state === 'placed')
    return z.decode(findOrder.response, { state: 'placed', placed: body['docs'] as never })
  return refusedOutcome(body)
}
