import type { WaitingOrder, WaitingEnd } from '@kit/sdk/contract'
import { asReserved, type WaitingOrder as QueuedOrder } from '@kit/rules'
import { and, desc, eq, getTableColumns, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { tableOf } from '../../database/rows.ts'
import {
  market,
  waitingOrder,
  type Database,
  type MarketRow,
  type WaitingRow,
} from '../../database/schema.ts'
import type { BookedTotal } from '../betStore.ts'

// All SQL about unmatched orders. Writers lock their market's row and their player's.

export type NewWaiting = Omit<WaitingRow, 'number'>

const isWaiting = eq(waitingOrder.state, 'waiting')

/** Returns the unmatched part of an order. */
const leftOf = ({ stake, matched }: Pick<WaitingRow, 'stake' | 'matched'>): bigint => stake - matched

/** Returns a row in the form that the rules use. */
export const queued = <Row extends WaitingRow>(row: Row): Row & QueuedOrder => ({ ...row, left: leftOf(row) })

/** Returns a row as the reserve counts it. */
export const asReservedRow = (row: WaitingRow): BookedTotal => asReserved(queued(row))

export async function insertWaiting(tx: Database, row: NewWaiting): Promise<void> {
  await tx.insert(waitingOrder).values(row)
}

export async function saveWaiting(tx: Database, { id, ...changed }: Partial<NewWaiting> & { id: string }) {
  await tx.update(waitingOrder).set(changed).where(eq(waitingOrder.id, id))
}

const waitingWhere = (executor: Database, condition: SQL | undefined): Promise<WaitingRow[]> =>
  executor.select().from(waitingOrder).where(and(isWaiting, condition)).orderBy(waitingOrder.number)

export const waitingOn = (executor: Database, marketId: string): Promise<WaitingRow[]> =>
  waitingWhere(executor, eq(waitingOrder.marketId, marketId))

export const waitingOf = (executor: Database, userId: string, marketId?: string): Promise<WaitingRow[]> =>
  waitingWhere(
    executor,
    and(
      eq(waitingOrder.userId, userId),
      marketId === undefined ? undefined : eq(waitingOrder.marketId, marketId),
    ),
  )

export async function findWaiting(
  executor: Database,
  userId: string,
  id: string,
): Promise<WaitingRow | undefined> {
  const [row] = await executor
    .select()
    .from(waitingOrder)
    .where(and(eq(waitingOrder.id, id), eq(waitingOrder.userId, userId)))
  return row
}

/** Returns a player's orders on a market as the reserve counts them. */
export const reservedOn = async (
  executor: Database,
  userId: string,
  marketId: string,
): Promise<BookedTotal[]> => (await waitingOf(executor, userId, marketId)).map(asReservedRow)

/** Returns the same for several players, each on one market, in the order of `asked`. */
export async function reservedTotals(
  executor: Database,
  asked: readonly { userId: string; marketId: string }[],
): Promise<BookedTotal[][]> {
  const asking = { place: 'integer', user_id: 'text', market_id: 'text' }
  const places = asked.map(({ userId, marketId }, place) => ({ place, user_id: userId, market_id: marketId }))
  const rows = await executor
    .select({ place: sql`asked.place`.mapWith(Number), ...getTableColumns(waitingOrder) })
    .from(tableOf('asked', asking, places))
    .innerJoin(
      waitingOrder,
      and(
        sql`${waitingOrder.marketId} = asked.market_id and ${waitingOrder.userId} = asked.user_id`,
        isWaiting,
      ),
    )
  const totals = asked.map((): BookedTotal[] => [])
  for (const { place, ...row } of rows) totals[place]?.push(asReservedRow(row))
  return totals
}

/** Ends orders with their unmatched rest. */
export async function endWaiting(
  tx: Database,
  ids: readonly string[],
  { state, end, at }: { state: 'cancelled' | 'lapsed'; end: WaitingEnd; at: Date },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(waitingOrder)
    .set({ state, end, updatedAt: at })
    .where(inArray(waitingOrder.id, [...ids]))
}

export const countWaiting = (executor: Database, userId: string): Promise<number> =>
  executor.$count(waitingOrder, and(isWaiting, eq(waitingOrder.userId, userId)))

export async function marketsWithWaiting(executor: Database): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ marketId: waitingOrder.marketId })
    .from(waitingOrder)
    .where(isWaiting)
  return rows.map(({ marketId }) => marketId)
}

/** A restarted feed counts its changes from the first, and all of them come after the unmatched orders. */
export async function beginVersions(executor: Database): Promise<void> {
  await executor.update(waitingOrder).set({ bookVersion: 0 }).where(isWaiting)
}

/**
 * Records that pages of these players are connected. A process that starts records everybody, because it
 * could not see them before.
 */
export async function noteConnected(executor: Database, userIds: readonly string[] | 'everybody', at: Date) {
  if (userIds.length === 0) return
  const whose = userIds === 'everybody' ? undefined : inArray(waitingOrder.userId, [...userIds])
  await executor
    .update(waitingOrder)
    .set({ connectedAt: at })
    .where(and(isWaiting, eq(waitingOrder.endsWithConnection, true), whose))
}

/** Returns the orders to cancel with their connection, of players who have had none since a moment. */
export const waitingAlone = (executor: Database, since: Date): Promise<WaitingRow[]> =>
  waitingWhere(executor, and(eq(waitingOrder.endsWithConnection, true), lt(waitingOrder.connectedAt, since)))

export async function playersWaiting(executor: Database): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ userId: waitingOrder.userId })
    .from(waitingOrder)
    .where(isWaiting)
  return rows.map(({ userId }) => userId)
}

type MarketFacts = Pick<MarketRow, 'name' | 'parents'>

export function waitingOrderOf(row: NewWaiting, { name, parents }: MarketFacts): WaitingOrder {
  return {
    id: row.id,
    key: row.orderKey,
    event: { id: parents.event.id, name: parents.event.name },
    marketId: row.marketId,
    marketName: name,
    side: row.side,
    runnerId: row.runnerId,
    runnerName: row.runnerName,
    odds: row.odds,
    stake: row.stake,
    matched: row.matched,
    ...(row.matched > 0n && { averageOdds: averageOf(row) }),
    ahead: row.ahead > 0n ? row.ahead : 0n,
    atInPlay: row.atInPlay,
    endsWithConnection: row.endsWithConnection,
    state: row.state,
    ...(row.end !== null && { end: row.end }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

const averageOf = ({ matched, matchedWeight }: Pick<WaitingRow, 'matched' | 'matchedWeight'>): number =>
  Number((matchedWeight * 2n + matched) / (matched * 2n))

/** Returns a player's unmatched orders, newest first, in the form of the contract. */
export async function listWaiting(
  executor: Database,
  userId: string,
  marketId: string | undefined,
): Promise<WaitingOrder[]> {
  const rows = await executor
    .select({ order: waitingOrder, market })
    .from(waitingOrder)
    .innerJoin(market, eq(market.id, waitingOrder.marketId))
    .where(
      and(
        isWaiting,
        eq(waitingOrder.userId, userId),
        marketId === undefined ? undefined : eq(waitingOrder.marketId, marketId),
      ),
    )
    .orderBy(desc(waitingOrder.number))
  return rows.map((row) => waitingOrderOf(row.order, row.market))
}
