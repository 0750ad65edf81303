import type { Order } from '@kit/sdk/contract'
import { createHash } from 'node:crypto'

/** What makes an order this order: all that touches money. Where and with what it was sent may differ between tries. */
export function orderFingerprint(order: Order): string {
  const { marketId, eventId, runnerId, side, odds, run, marketType, isCashout, pricePolicy } = order
  const parts = [marketId, eventId, runnerId, side, odds, run, marketType, isCashout, String(order.stake)]
  // An order that says none is the order it was before there were any.
  if (pricePolicy !== undefined) parts.push(pricePolicy)
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
