import type { MarketType, Minor, PriceSize } from '@kit/sdk/contract'
import { marketBook, type BookedBet } from './book.ts'
import { cashOutCost } from './cashOutCost.ts'
import { fillReturn, isOffered, returnOf, type CashOutOrder } from './cashOutOrders.ts'
import { risksWithin, type CashOutRisks } from './cashOutQuote.ts'
import { divideHalfUp } from './money.ts'

/** A runner that can still win, with the prices on offer, best first. */
export interface CashOutRunner {
  id: string
  back: readonly PriceSize[]
  lay: readonly PriceSize[]
}

/** A cash out request for a market with one winner. */
export interface CashOutRequest {
  type: MarketType
  runners: readonly CashOutRunner[]
  /** Bets on runners that can no longer win are void and are ignored. */
  bets: readonly BookedBet[]
  /** The share to cash out, in whole percent, 1 to 100. */
  share: number
  /** The minimum stake in minor units of each order of a partial cash out. A full cash out has no minimum. */
  leastStake: Minor
  /**
   * The amounts at risk that the player agreed to: no other orders are planned, and no larger ones. Default: no limit.
   */
  mostAtRisk?: CashOutRisks | undefined
}

/**
 * Why a cash out is impossible. `level`: no bets, or every outcome is equal already. `no-price`: too little is on
 * offer. `too-small`: a share would need orders below the minimum stake. `worse`: every outcome would be worse than the
 * current worst.
 */
export type CashOutFault = 'level' | 'no-price' | 'too-small' | 'worse'

/** A planned cash out. Amounts in minor units. */
export interface CashOutPlan {
  orders: CashOutOrder[]
  /** The worst outcome with these orders. For a full cash out, every outcome. */
  value: Minor
  /** The worst outcome without the cash out. */
  without: Minor
  /** The outcome of each runner with these orders. */
  byRunner: Map<string, Minor>
  /** The cost of the orders compared with the middle between back and lay; undefined if a runner lacks a side. */
  cost: Minor | undefined
}

export const wholeShare = 100

/**
 * Returns true if a market can be cashed out. Prices on offer cannot equalise a session (outcomes by run) or a market
 * with several winners.
 */
export const canCashOut = ({
  type,
  numberOfWinners,
}: {
  type: MarketType
  numberOfWinners: number
}): boolean => type !== 'session' && numberOfWinners === 1

const least = (amounts: readonly Minor[]): Minor =>
  amounts.reduce((low, amount) => (amount < low ? amount : low))
const most = (amounts: readonly Minor[]): Minor =>
  amounts.reduce((high, amount) => (amount > high ? amount : high))

interface Swing extends CashOutRunner {
  /** Difference that the part to cash out pays if this runner wins, compared to none. */
  swing: Minor
}

/**
 * Returns the levels at which it can be best to stop: a runner that needs no order, or the end of a price's size. A
 * level beyond those of the runners would be a new bet.
 */
function levelsToTry(type: MarketType, runners: readonly Swing[]): Minor[] {
  const found = new Set<Minor>()
  const own = runners.map(({ swing }) => swing)
  const [lowest, highest] = [least(own), most(own)]
  for (const { swing, back, lay } of runners) {
    found.add(swing)
    for (const [levels, sign] of [
      [back, 1n],
      [lay, -1n],
    ] as const) {
      let reached = swing
      for (const { odds, size } of levels) {
        if (size === 0n || !isOffered(type, odds)) continue
        reached += sign * returnOf(type, odds, size)
        found.add(reached)
      }
    }
  }
  return [...found].filter((level) => level >= lowest && level <= highest)
}

/** Brings every runner's swing to `level`. Undefined if too little is on offer. */
function ordersTo(type: MarketType, runners: readonly Swing[], level: Minor): CashOutOrder[] | undefined {
  const orders: CashOutOrder[] = []
  for (const { id, swing, back, lay } of runners) {
    const missing = level - swing
    if (missing === 0n) continue
    const side = missing > 0n ? 'back' : 'lay'
    const wanted = missing > 0n ? missing : -missing
    const own = fillReturn(type, { runnerId: id, side, wanted }, side === 'back' ? back : lay)
    if (!own) return undefined
    orders.push(...own)
  }
  return orders
}

/** Returns the amount every outcome gains from the orders, apart from the change of its own runner. */
const paid = (orders: readonly CashOutOrder[]): Minor =>
  orders.reduce((sum, { side, stake }) => sum + (side === 'back' ? -stake : stake), 0n)

function bestOrders(
  { type, mostAtRisk }: Pick<CashOutRequest, 'type' | 'mostAtRisk'>,
  runners: readonly Swing[],
): CashOutOrder[] | undefined {
  let best: { orders: CashOutOrder[]; brings: Minor } | undefined
  for (const level of levelsToTry(type, runners)) {
    const orders = ordersTo(type, runners, level)
    if (!orders || (mostAtRisk && !risksWithin(mostAtRisk, orders))) continue
    const brings = level + paid(orders)
    const isBetter =
      !best || brings > best.brings || (brings === best.brings && orders.length < best.orders.length)
    if (isBetter) best = { orders, brings }
  }
  return best?.orders
}

function isTooSmall(orders: readonly CashOutOrder[], leastStake: Minor): boolean {
  const stakes = new Map<string, Minor>()
  for (const { runnerId, stake } of orders) stakes.set(runnerId, (stakes.get(runnerId) ?? 0n) + stake)
  return [...stakes.values()].some((stake) => stake < leastStake)
}

/**
 * Plans the orders that equalise a position's outcomes (or move a share of it towards that) at the prices and sizes on
 * offer, with the best possible result. After a full cash out every outcome is `value`, to the minor unit. Orders never
 * lower the worst outcome. Source: decision cash-out.
 */
export function planCashOut(asked: CashOutRequest): CashOutPlan | { fault: CashOutFault } {
  const { type, runners, bets, share, leastStake } = asked
  const runnerIds = runners.map(({ id }) => id)
  const before = marketBook(bets, runnerIds).byRunner
  if (new Set(before.values()).size < 2) return { fault: 'level' }
  const swings = runners.map((runner) => ({
    ...runner,
    swing: divideHalfUp((before.get(runner.id) ?? 0n) * BigInt(share), BigInt(wholeShare)),
  }))
  const orders = bestOrders(asked, swings)
  if (!orders) return { fault: 'no-price' }
  if (orders.length === 0 || (share < wholeShare && isTooSmall(orders, leastStake)))
    return { fault: 'too-small' }
  const { byRunner } = marketBook([...bets, ...orders], runnerIds)
  const value = least([...byRunner.values()])
  const without = least([...before.values()])
  if (value < without) return { fault: 'worse' }
  return { orders, value, without, byRunner, cost: cashOutCost(type, orders, runners) }
}
