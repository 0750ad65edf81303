import { matchUnmatchedOrders, type RunnerMoment, type UnmatchedOrder as QueuedOrder } from '@kit/rules'
import type { UnmatchedOrderRow } from '../../database/schema.ts'
import { queued } from './unmatchedOrderStore.ts'

export interface OrderChange {
  /** The market's count of changes, including this one. */
  version: number
  at: Date
  /** True if the market accepts bets after it. Changes while it does not match nothing. */
  isOpen: boolean
  turnsInPlay: boolean
  runners: readonly { id: string; before: RunnerMoment | undefined; after: RunnerMoment }[]
}

/** The event of an order: a part is matched at its price, or it lapses at in-play. */
export type PlannedEvent = { at: Date; place: number; order: UnmatchedOrderRow } & (
  | { kind: 'matched'; stake: bigint }
  | { kind: 'lapsed' }
)

export interface PlannedMatches {
  /** Events in the order of the changes. `place` is the index of the change they belong to. */
  events: PlannedEvent[]
  /** Amounts ahead of orders in the queue that changed, by order id. */
  ahead: Map<string, bigint>
}

type MatchableOrder = UnmatchedOrderRow & QueuedOrder

/**
 * Returns the effects of a market's price changes on its orders, which are sorted by time. Depends on nothing
 * else.
 */
export function planMatches(
  rows: readonly UnmatchedOrderRow[],
  changes: readonly OrderChange[],
): PlannedMatches {
  let orders: MatchableOrder[] = rows.map(queued)
  const events: PlannedEvent[] = []
  for (const [place, change] of changes.entries()) {
    const isDue = (order: MatchableOrder) => order.bookVersion < change.version
    if (change.turnsInPlay) {
      const lapses = (order: MatchableOrder) => isDue(order) && order.atInPlay === 'lapse'
      for (const order of orders.filter(lapses)) events.push({ kind: 'lapsed', at: change.at, place, order })
      orders = orders.filter((order) => !lapses(order))
    }
    if (!change.isOpen) continue
    for (const { id, before, after } of change.runners) {
      const own = orders.filter((order) => order.runnerId === id && isDue(order))
      const moved = new Map(matchUnmatchedOrders(own, before, after).map((one) => [one.order.id, one]))
      for (const { order, matched: stake } of moved.values())
        if (stake > 0n) events.push({ kind: 'matched', at: change.at, place, order, stake })
      orders = orders
        .map((order) => {
          const one = moved.get(order.id)
          return one ? { ...order, ahead: one.ahead, left: order.left - one.matched } : order
        })
        .filter(({ left }) => left > 0n)
    }
  }
  const earlier = new Map(rows.map(({ id, ahead }) => [id, ahead]))
  const ahead = new Map(
    orders.flatMap((order) => (earlier.get(order.id) === order.ahead ? [] : [[order.id, order.ahead]])),
  )
  return { events, ahead }
}
