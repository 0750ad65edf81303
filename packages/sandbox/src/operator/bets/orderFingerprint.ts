import type { CashOutOrderRequest, Order, WaitingOrderRequest } from '@kit/sdk/contract'
import { createHash } from 'node:crypto'

/** Identifies an order by everything that touches money; the device and place may differ between retries. */
export function orderFingerprint(order: Order): string {
  const { marketId, eventId, runnerId, side, odds, run, marketType, isCashout, pricePolicy, priceSteps } =
    order
  const parts = [marketId, eventId, runnerId, side, odds, run, marketType, isCashout, String(order.stake)]
  // Added only when set, so that older orders keep their fingerprint.
  if (pricePolicy !== undefined) parts.push(pricePolicy)
  if (priceSteps !== undefined) parts.push(priceSteps)
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Identifies what an order without a key asks for: market, runner, side, price and stake. */
export function orderIntent({ marketId, runnerId, side, odds, run, stake }: Order): string {
  const parts = [marketId, runnerId, side, odds, run, String(stake)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

const cashOutMark = 'cash-out:'

/** Whether a key is a cash out's: looking it up as an order's finds nothing, and the reverse. */
export const isOfCashOut = ({ fingerprint }: { fingerprint: string }): boolean =>
  fingerprint.startsWith(cashOutMark)

const hashOf = (asked: object): string => {
  const text = JSON.stringify(asked, (_name, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return createHash('sha256').update(text).digest('hex')
}

/** Identifies a cash out by all that was told of it. */
export const cashOutFingerprint = ({ key: _key, ...told }: CashOutOrderRequest): string =>
  cashOutMark + hashOf(told)

const waitingMark = 'waiting:'

/** Whether a key is that of an order that may wait. */
export const isOfWaiting = ({ fingerprint }: { fingerprint: string }): boolean =>
  fingerprint.startsWith(waitingMark)

/** Identifies an order that may wait by all it asks for. */
export const waitingFingerprint = ({ key: _key, ...asked }: WaitingOrderRequest): string =>
  waitingMark + hashOf(asked)
