import { placeWaitingOrder, type findWaitingOrder, type ResponseOf } from '@kit/sdk/contract'
import * as z from 'zod/mini'
import type { Database } from '../../database/schema.ts'
import { orderUnknown, refusedOutcome } from '../findOrder.ts'
import { isOfWaiting } from '../orderFingerprint.ts'
import { findOrderRequest } from '../orderStore.ts'

/** Returns the outcome of an unmatched order by its key: held, placed as it was at first, or refused. */
export async function lookUpWaiting(
  database: Database,
  userId: string,
  key: string,
): Promise<ResponseOf<typeof findWaitingOrder>> {
  const known = await findOrderRequest(database, userId, key)
  if (!known || !isOfWaiting(known)) throw orderUnknown()
  if (!known.answer) return { state: 'held' }
  const { body } = known.answer
  if (known.state === 'placed')
    return { state: 'placed', placed: z.decode(placeWaitingOrder.response, body['docs'] as never) }
  return refusedOutcome(body)
}
