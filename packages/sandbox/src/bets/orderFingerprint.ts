import type { Order } from '@kit/sdk/contract'
import { createHash } from 'node:crypto'

/** What makes an order this order: all that touches money. Where and with what it was sent may differ between tries. */
export function orderFingerprint(order: Order): string {
  const { marketId, eventId, runnerId, side, odds, run, marketType, isCashout } = order
  const parts = [marketId, eventId, runnerId, side, odds, run, marketType, isCashout, String(order.stake)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
