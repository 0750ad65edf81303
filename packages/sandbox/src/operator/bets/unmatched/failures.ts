import type { UnmatchedOrderRefusalCode } from '@kit/sdk/contract'
import { Refused } from '../../http/refused.ts'

const refuse = (status: number, code: UnmatchedOrderRefusalCode, message: string, field?: string): Refused =>
  new Refused(status, { message, code, ...(field !== undefined && { field }) })

export const unmatchedOrdersUnavailable = () =>
  refuse(409, 'waiting-unavailable', 'On this market no order can wait for its price')
export const oddsOffLadder = () =>
  refuse(409, 'odds-off-ladder', 'The exchange does not know these odds: take a step of its ladder', 'odd')
export const tooManyUnmatchedOrders = (most: number) =>
  refuse(409, 'too-many-waiting', `At most ${most} orders can wait at once: cancel one first`)
export const orderUnknown = () => refuse(404, 'order-unknown', 'This order is not known')
export const orderEnded = () => refuse(409, 'order-ended', 'This order does not wait any more')
export const stakeMatched = () =>
  refuse(409, 'stake-invalid', 'More than this stake is matched already', 'stake')
