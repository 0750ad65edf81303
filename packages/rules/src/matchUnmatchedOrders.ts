import type { Minor, Odds } from '@kit/sdk/contract'
import {
  inWholePoints,
  isReached,
  queueAt,
  type OfferedPrices,
  type UnmatchedOrder,
} from './unmatchedOrder.ts'

/**
 * The amount matched at a price since the market opened, in minor units. Both sides of each bet count, as on exchanges.
 */
export interface TradedAt {
  odds: Odds
  size: Minor
}

/** A runner at a moment: its prices, and the amounts matched at each. */
export interface RunnerMoment extends OfferedPrices {
  traded?: readonly TradedAt[] | undefined
}

/** The result of a moment for an unmatched order. */
export interface MovedOrder<Order> {
  order: Order
  /** The amount matched at the order's own price, in whole points. */
  matched: Minor
  ahead: Minor
}

/** Amounts by odds available to orders. Each amount is used once. */
type Pool = Map<Odds, Minor>

const atLeastNone = (amount: Minor): Minor => (amount > 0n ? amount : 0n)

const sizes = (levels: readonly TradedAt[]): Pool => new Map(levels.map(({ odds, size }) => [odds, size]))

/** Returns how much each price grew, divided by `share`: 2 for traded amounts, which count both sides of a bet. */
function growth(before: readonly TradedAt[], after: readonly TradedAt[], share: bigint): Pool {
  const earlier = sizes(before)
  const grown: Pool = new Map()
  for (const { odds, size } of after) {
    const more = size / share - (earlier.get(odds) ?? 0n) / share
    if (more > 0n) grown.set(odds, more)
  }
  return grown
}

const reached = (order: UnmatchedOrder, pool: Pool): [Odds, Minor][] =>
  [...pool].filter(([odds]) => isReached(order, odds))

const sumOf = (amounts: readonly [Odds, Minor][]): Minor =>
  amounts.reduce((sum, [, amount]) => sum + amount, 0n)

/** Matches an order, its own price first. */
function take(order: UnmatchedOrder, pool: Pool, amount: Minor): void {
  let left = amount
  const near = ([one]: [Odds, Minor], [other]: [Odds, Minor]) =>
    Math.abs(one - order.odds) - Math.abs(other - order.odds)
  for (const [odds, has] of reached(order, pool).toSorted(near)) {
    const taken = has < left ? has : left
    pool.set(odds, has - taken)
    left -= taken
  }
}

/** Matches an order with what reached it earlier and what is new in a pool. */
function matchFrom(pool: Pool, order: UnmatchedOrder): { matched: Minor; ahead: Minor } {
  const carried = atLeastNone(-order.ahead)
  const came = sumOf(reached(order, pool))
  const isPast = came - atLeastNone(order.ahead)
  if (isPast <= 0n) return { matched: 0n, ahead: order.ahead > 0n ? order.ahead - came : order.ahead }
  const available = isPast + carried
  const matched = available >= order.left ? order.left : inWholePoints(available)
  const rest = matched === order.left ? 0n : available - matched
  take(order, pool, matched + rest - carried)
  return { matched, ahead: -rest }
}

/**
 * Returns the amount left ahead of an order after some orders in its queue cancelled. Cancels are assumed equally
 * likely ahead of it and behind it.
 */
function afterCancels(
  order: UnmatchedOrder,
  ahead: Minor,
  traded: Minor,
  before: RunnerMoment | undefined,
  after: RunnerMoment,
): Minor {
  if (ahead <= 0n) return ahead
  const waits = queueAt(order, after)
  const waited = before === undefined ? 0n : atLeastNone(queueAt(order, before) - traded)
  const cancelled = atLeastNone(waited - waits)
  const stays = waited === 0n ? ahead : ahead - (cancelled * ahead) / waited
  return stays < waits ? stays : waits
}

const byPriority = (one: UnmatchedOrder, other: UnmatchedOrder): number =>
  one.side === 'back' ? one.odds - other.odds : other.odds - one.odds

function matchSide<Order extends UnmatchedOrder>(
  orders: readonly Order[],
  before: RunnerMoment | undefined,
  after: RunnerMoment,
): MovedOrder<Order>[] {
  const [first] = orders
  if (!first) return []
  const trades = growth(before?.traded ?? after.traded ?? [], after.traded ?? [], 2n)
  const recorded = new Map(trades)
  const offers = growth(before?.[first.side] ?? [], after[first.side], 1n)
  return orders.toSorted(byPriority).map((order) => {
    const byTrades = matchFrom(trades, order)
    const ahead = afterCancels(order, byTrades.ahead, recorded.get(order.odds) ?? 0n, before, after)
    const rest = { ...order, ahead, left: order.left - byTrades.matched }
    // A new offer at the order's price reaches it only after all orders ahead of it.
    if (rest.left === 0n || ahead > 0n) return { order, matched: byTrades.matched, ahead }
    const byOffers = matchFrom(offers, rest)
    return { order, matched: byTrades.matched + byOffers.matched, ahead: byOffers.ahead }
  })
}

/**
 * Applies a change of a runner's prices to its unmatched orders, which are sorted by time. Amounts matched since at an
 * order's price or beyond it, and new offers there, go first to the queue ahead of it, then to the order; each amount
 * is used once, at the best price first. Cancels at its price are split in proportion ahead of it and behind it.
 * Without a previous moment only offers count. Orders are matched at their own price. Source: decision unmatched-orders.
 */
export function matchUnmatchedOrders<Order extends UnmatchedOrder>(
  orders: readonly Order[],
  before: RunnerMoment | undefined,
  after: RunnerMoment,
): MovedOrder<Order>[] {
  const moved = (['back', 'lay'] as const).flatMap((side) =>
    matchSide(
      orders.filter((order) => order.side === side),
      before,
      after,
    ),
  )
  const byOrder = new Map(moved.map((one) => [one.order, one]))
  return orders.map((order) => byOrder.get(order) ?? { order, matched: 0n, ahead: order.ahead })
}
