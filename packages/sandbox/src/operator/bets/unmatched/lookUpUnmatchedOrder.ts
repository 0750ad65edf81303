import { placeUnmatchedOrder, type findUnmatchedOrder, type ResponseOf } from '@kit/sdk/contract'
import * as z from 'zod/mini'
import type { Database } from '../../database/schema.ts'
import { orderUnknown, refusedOutcome } from '../findOrder.ts'
import { isOfUnmatchedOrder } from '../orderFingerprint.ts'
import { findOrderRequest } from '../orderStore.ts'

/** Returns the outcome of an unmatched order by its key: held, placed as it was at first, or refused. */
export async function lookUpUnmatchedOrder(
  database: Database,
  userId: string,
  key: string,
): Promise<ResponseOf<typeof findUnmatchedOrder>> {
  const known = await findOrderRequest(database, userId, key)
  if (!known || !isOfUnmatchedOrder(known)) throw orderUnknown()
  if (!known.answer) return { state: 'held' }
  const { body } = known.answer
  if (known.state === 'placed')
    return { state: 'placed', placed: z.decode(placeUnmatchedOrder.response, body['docs'] as never) }
  return refusedOutcome(body)
}
