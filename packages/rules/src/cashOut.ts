import type { MarketType, Minor, PriceSize } from '@kit/sdk/contract'
import { marketBook, type BookedBet } from './book.ts'
import { cashOutCost } from './cashOutCost.ts'
import { fillReturn, isOffered, returnOf, type CashOutOrder } from './cashOutOrders.ts'
import { risksWithin, type CashOutRisks } from './cashOutTold.ts'
import { divideHalfUp } from './money.ts'

/** A runner that can still win, with the prices on offer, best first. */
export interface CashOutRunner {
  id: string
  back: readonly PriceSize[]
  lay: readonly PriceSize[]
}

/** What is to be cashed out, of a market with one winner. */
export interface CashOutAsked {
  type: MarketType
  runners: readonly CashOutRunner[]
  /** Bets on runners that cannot win any more are void and count for nothing. */
  bets: readonly BookedBet[]
  /** How much of it, in whole percent, 1 to 100. */
  share: number
  /** A part needs at least so much stake, in minor units, on each runner it orders; the whole has no least. */
  leastStake: Minor
  /** What a player agreed to put at risk: nothing else is ordered, and no more. Without it every order is possible. */
  mostAtRisk?: CashOutRisks | undefined
}

/**
 * Why nothing can be cashed out: nothing stands or every outcome is equal already; too little is on offer; a part of it
 * would need orders that are too small; or every outcome would be worse than the worst is now.
 */
export type CashOutFault = 'level' | 'no-price' | 'too-small' | 'worse'

/** What a cash out does. Amounts in minor units. */
export interface CashOutPlan {
  orders: CashOutOrder[]
  /** The worst outcome of the bets asked about with these orders; with the whole share every outcome. */
  value: Minor
  /** The worst outcome of the bets asked about as they are. */
  without: Minor
  /** What each outcome brings with these orders. */
  byRunner: Map<string, Minor>
  /** What the orders cost compared with the middle between back and lay; undefined where a runner lacks a side. */
  cost: Minor | undefined
}

export const wholeShare = 100

/** Sessions have outcomes by run and several winners share a place: neither can be levelled by prices on offer. */
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
  /** What the part that is cashed out brings more by this runner than by none. */
  swing: Minor
}

/**
 * Where it can pay to stop: at a runner that needs no order, or where a price is used up. Never beyond the runners' own:
 * that would be a new bet.
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

/** The orders that bring every runner's swing to `level`; undefined where too little is on offer. */
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

/** What every outcome gains by the orders, without what its own runner moves. */
const paid = (orders: readonly CashOutOrder[]): Minor =>
  orders.reduce((sum, { side, stake }) => sum + (side === 'back' ? -stake : stake), 0n)

function bestOrders(
  { type, mostAtRisk }: Pick<CashOutAsked, 'type' | 'mostAtRisk'>,
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
 * The orders that make a position's outcomes equal (or nearer to it, for a part), at the prices on offer and with what is
 * on offer of each, so that the result is the best there is. After the whole every outcome is `value`, to the minor unit.
 * Orders never lower the worst outcome. Source: decision 0085.
 */
export function planCashOut(asked: CashOutAsked): CashOutPlan | { fault: CashOutFault } {
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
