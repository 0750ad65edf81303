import { takeCashOut, type findCashOut, type ResponseOf } from '@kit/sdk/contract'
import * as z from 'zod/mini'
import type { Database } from '../../database/schema.ts'
import { orderUnknown, refusedOutcome } from '../findOrder.ts'
import { isOfCashOut } from '../orderFingerprint.ts'
import { findOrderRequest } from '../orderStore.ts'

/** Returns the outcome of a cash out by its key: held, accepted with its bets, or refused. */
export async function lookUpCashOut(
  database: Database,
  userId: string,
  key: string,
): Promise<ResponseOf<typeof findCashOut>> {
  const known = await findOrderRequest(database, userId, key)
  if (!known || !isOfCashOut(known)) throw orderUnknown()
  if (!known.answer) return { state: 'held' }
  const { body } = known.answer
  if (known.state === 'placed')
    return { state: 'placed', taken: z.decode(takeCashOut.response, body['docs'] as never) }
  return refusedOutcome(body)
}
