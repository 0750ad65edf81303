import { orderKey, type Minor, type PaymentRequest } from '@kit/sdk/contract'
import * as z from 'zod/mini'

/** How far the clock of a request's time may be behind the site's, in ms: some operators leave its milliseconds away. */
const roundedMs = 1_000

/** Whether a request has the key it was sent under for an id. Operators that take no keys give ids of their own. */
export const isKey = (id: string): boolean => z.safeParse(orderKey, id).success

/**
 * The player's request of a key; undefined when the operator has none. `list` gives the newest requests that match a text.
 * Where the operator takes no keys, the first request of this amount since the sending counts as it: nothing may be sent
 * twice because it was not recognised. Without an amount, as after a reload, the first of any.
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
