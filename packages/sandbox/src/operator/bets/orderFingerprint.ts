import type { CashOutOrderRequest, Order, UnmatchedOrderRequest } from '@kit/sdk/contract'
import { createHash } from 'node:crypto'

/**
 * Returns an identifier of an order, from everything that affects money. Its device and place may differ
 * between retries.
 */
export function orderFingerprint(order: Order): string {
  const { marketId, eventId, runnerId, side, odds, run, marketType, isCashout, pricePolicy, priceSteps } =
    order
  const parts = [marketId, eventId, runnerId, side, odds, run, marketType, isCashout, String(order.stake)]
  // Added only if set, so that older orders keep their fingerprint.
  if (pricePolicy !== undefined) parts.push(pricePolicy)
  if (priceSteps !== undefined) parts.push(priceSteps)
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Returns an identifier of an order without a key: market, runner, side, price and stake. */
export function orderIntent({ marketId, runnerId, side, odds, run, stake }: Order): string {
  const parts = [marketId, runnerId, side, odds, run, String(stake)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

const cashOutMark = 'cash-out:'

/** Returns true if a key belongs to a cash out. Looking it up as an order finds nothing, and vice versa. */
export const isOfCashOut = ({ fingerprint }: { fingerprint: string }): boolean =>
  fingerprint.startsWith(cashOutMark)

const hashOf = (asked: object): string => {
  const text = JSON.stringify(asked, (_name, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return createHash('sha256').update(text).digest('hex')
}

export const cashOutFingerprint = ({ key: _key, ...quoted }: CashOutOrderRequest): string =>
  cashOutMark + hashOf(quoted)

const unmatchedOrderMark = 'waiting:'

export const isOfUnmatchedOrder = ({ fingerprint }: { fingerprint: string }): boolean =>
  fingerprint.startsWith(unmatchedOrderMark)

export const unmatchedOrderFingerprint = ({ key: _key, ...asked }: UnmatchedOrderRequest): string =>
  unmatchedOrderMark + hashOf(asked)
