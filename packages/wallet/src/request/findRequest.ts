import { orderKey, type Minor, type PaymentRequest } from '@kit/sdk/contract'
import * as z from 'zod/mini'

/**
 * The largest difference between the clock of a request's time and the site's, in ms: some
 * operators drop the milliseconds.
 */
const roundedMs = 1_000

/**
 * Returns true if the id of a request is the key it was sent under. Operators that take no keys
 * assign their own ids.
 */
export const isKey = (id: string): boolean => z.safeParse(orderKey, id).success

/**
 * `list` returns the newest requests that match a text. If the operator takes no keys, the first request of
 * this amount since the sending matches, after a reload of any amount: nothing may be sent twice because it
 * was not recognised.
 */
export async function findRequest(
  list: (search: string) => Promise<readonly PaymentRequest[]>,
  key: string,
  sentAtMs: number,
  amount?: Minor,
): Promise<PaymentRequest | undefined> {
  const named = (await list(key)).find(({ id }) => id === key)
  if (named) return named
  return (await list('')).findLast(
    (request) =>
      !isKey(request.id) &&
      Date.parse(request.createdAt) >= sentAtMs - roundedMs &&
      (amount === undefined || request.amount === amount),
  )
}
