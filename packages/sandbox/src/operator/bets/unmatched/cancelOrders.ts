import {
  openBetsChanged,
  pointsChanged,
  unmatchedOrderChanged,
  type UnmatchedOrderEnd,
  type UnmatchedOrder,
} from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import type { Announce } from '../../announcements/announcements.ts'
import type { Outbox } from '../../announcements/outbox.ts'
import { lockAccount } from '../../accounts/accountStore.ts'
import type { Database, MarketRow, UnmatchedOrderRow } from '../../database/schema.ts'
import { shareMarkets } from '../../markets/catalogue.ts'
import { orderUnknown } from './failures.ts'
import { endOrders } from './lapseOrders.ts'
import { readUnmatchedOrder, unmatchedOrdersOf, unmatchedOrderOf } from './unmatchedOrderStore.ts'

interface Which {
  id?: string | undefined
  marketId?: string | undefined
}

async function chosen(
  executor: Database,
  userId: string,
  { id, marketId }: Which,
): Promise<UnmatchedOrderRow[]> {
  if (id === undefined) return unmatchedOrdersOf(executor, userId, marketId)
  const order = await readUnmatchedOrder(executor, userId, id)
  if (!order) throw orderUnknown()
  return order.state === 'waiting' ? [order] : []
}

export function announceOrders(announce: Announce, userId: string, orders: readonly UnmatchedOrder[]): void {
  for (const docs of orders) announce({ to: { userId }, event: unmatchedOrderChanged, payload: { docs } })
  announce({ to: { userId }, event: openBetsChanged, payload: {} })
  announce({ to: { userId }, event: pointsChanged, payload: {} })
}

type Cause = Extract<UnmatchedOrderEnd, 'player' | 'connection' | 'account' | 'break'>

/** Cancels orders whose markets and player are locked. */
async function cancelLocked(
  tx: Database,
  announce: Announce,
  {
    userId,
    orders,
    markets,
  }: { userId: string; orders: UnmatchedOrderRow[]; markets: Map<string, MarketRow> },
  { end, at }: { end: Cause; at: Date },
): Promise<UnmatchedOrder[]> {
  const ending = { state: 'cancelled', end, reference: `cancelled:${randomUUID()}`, at } as const
  const ended: UnmatchedOrder[] = []
  for (const market of markets.values()) {
    const own = orders.filter(({ marketId }) => marketId === market.id)
    if (own.length === 0) continue
    const reference = `${ending.reference}:${market.id}`
    await endOrders(tx, { userId, market }, own, { ...ending, reference })
    ended.push(...own.map((row) => endedOf(row, market, ending)))
  }
  if (ended.length > 0) announceOrders(announce, userId, ended)
  return ended
}

/**
 * Cancels the unmatched rest of a player's orders and releases their reserves. Orders that ended before are
 * left out.
 */
export async function cancelOrders(
  { database, outbox, clock }: { database: Database; outbox: Outbox; clock(): number },
  userId: string,
  which: Which,
  end: Cause = 'player',
): Promise<UnmatchedOrder[]> {
  const ids = (await chosen(database, userId, which)).map(({ marketId }) => marketId)
  if (ids.length === 0) return []
  return outbox.transaction(async (tx, announce) => {
    // Locks markets before players, in the same order as settlement.
    const markets = await shareMarkets(tx, [...new Set(ids)], true)
    await lockAccount(tx, userId)
    const orders = (await chosen(tx, userId, which)).filter(({ marketId }) => markets.has(marketId))
    return cancelLocked(tx, announce, { userId, orders, markets }, { end, at: new Date(clock()) })
  })
}

/**
 * Locks a player and cancels all their unmatched orders in the given transaction, because a break begins.
 * Returns how many there were.
 */
export async function cancelForBreak(
  tx: Database,
  announce: Announce,
  userId: string,
  at: Date,
): Promise<number> {
  const marketsOf = async () => [
    ...new Set((await unmatchedOrdersOf(tx, userId, undefined)).map(({ marketId }) => marketId)),
  ]
  const markets = await shareMarkets(tx, await marketsOf(), true)
  await lockAccount(tx, userId)
  // An order arrived meanwhile. If its market is being settled now, the database repeats one of the two
  // transactions.
  const late = (await marketsOf()).filter((id) => !markets.has(id))
  for (const [id, market] of await shareMarkets(tx, late, true)) markets.set(id, market)
  const orders = await unmatchedOrdersOf(tx, userId, undefined)
  const ended = await cancelLocked(tx, announce, { userId, orders, markets }, { end: 'break', at })
  return ended.length
}

const endedOf = (
  row: UnmatchedOrderRow,
  market: MarketRow,
  { state, end, at }: { state: 'cancelled' | 'lapsed'; end: UnmatchedOrderEnd; at: Date },
): UnmatchedOrder => unmatchedOrderOf({ ...row, state, end, updatedAt: at }, market)
