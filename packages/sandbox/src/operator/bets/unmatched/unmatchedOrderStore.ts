import type { UnmatchedOrder, UnmatchedOrderEnd } from '@kit/sdk/contract'
import { asReserved, type UnmatchedOrder as QueuedOrder } from '@kit/rules'
import { and, desc, eq, getTableColumns, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { tableOf } from '../../database/rows.ts'
import {
  market,
  unmatchedOrder,
  type Database,
  type MarketRow,
  type UnmatchedOrderRow,
} from '../../database/schema.ts'
import type { BookedTotal } from '../betStore.ts'

// All SQL about unmatched orders. Writers lock their market's row and their player's.

export type NewUnmatchedOrder = Omit<UnmatchedOrderRow, 'number'>

const isUnmatched = eq(unmatchedOrder.state, 'waiting')

const leftOf = ({ stake, matched }: Pick<UnmatchedOrderRow, 'stake' | 'matched'>): bigint => stake - matched

export const queued = <Row extends UnmatchedOrderRow>(row: Row): Row & QueuedOrder => ({
  ...row,
  left: leftOf(row),
})

export const asReservedRow = (row: UnmatchedOrderRow): BookedTotal => asReserved(queued(row))

export async function insertUnmatchedOrder(tx: Database, row: NewUnmatchedOrder): Promise<void> {
  await tx.insert(unmatchedOrder).values(row)
}

export async function saveUnmatchedOrder(
  tx: Database,
  { id, ...changed }: Partial<NewUnmatchedOrder> & { id: string },
) {
  await tx.update(unmatchedOrder).set(changed).where(eq(unmatchedOrder.id, id))
}

const unmatchedOrdersWhere = (executor: Database, condition: SQL | undefined): Promise<UnmatchedOrderRow[]> =>
  executor.select().from(unmatchedOrder).where(and(isUnmatched, condition)).orderBy(unmatchedOrder.number)

export const unmatchedOrdersOn = (executor: Database, marketId: string): Promise<UnmatchedOrderRow[]> =>
  unmatchedOrdersWhere(executor, eq(unmatchedOrder.marketId, marketId))

export const unmatchedOrdersOf = (
  executor: Database,
  userId: string,
  marketId?: string,
): Promise<UnmatchedOrderRow[]> =>
  unmatchedOrdersWhere(
    executor,
    and(
      eq(unmatchedOrder.userId, userId),
      marketId === undefined ? undefined : eq(unmatchedOrder.marketId, marketId),
    ),
  )

export async function readUnmatchedOrder(
  executor: Database,
  userId: string,
  id: string,
): Promise<UnmatchedOrderRow | undefined> {
  const [row] = await executor
    .select()
    .from(unmatchedOrder)
    .where(and(eq(unmatchedOrder.id, id), eq(unmatchedOrder.userId, userId)))
  return row
}

export const reservedOn = async (
  executor: Database,
  userId: string,
  marketId: string,
): Promise<BookedTotal[]> => (await unmatchedOrdersOf(executor, userId, marketId)).map(asReservedRow)

/** Each on one market, in the order of `asked`. */
export async function reservedTotals(
  executor: Database,
  asked: readonly { userId: string; marketId: string }[],
): Promise<BookedTotal[][]> {
  const asking = { place: 'integer', user_id: 'text', market_id: 'text' }
  const places = asked.map(({ userId, marketId }, place) => ({ place, user_id: userId, market_id: marketId }))
  const rows = await executor
    .select({ place: sql`asked.place`.mapWith(Number), ...getTableColumns(unmatchedOrder) })
    .from(tableOf('asked', asking, places))
    .innerJoin(
      unmatchedOrder,
      and(
        sql`${unmatchedOrder.marketId} = asked.market_id and ${unmatchedOrder.userId} = asked.user_id`,
        isUnmatched,
      ),
    )
  const totals = asked.map((): BookedTotal[] => [])
  for (const { place, ...row } of rows) totals[place]?.push(asReservedRow(row))
  return totals
}

export async function endUnmatchedOrders(
  tx: Database,
  ids: readonly string[],
  { state, end, at }: { state: 'cancelled' | 'lapsed'; end: UnmatchedOrderEnd; at: Date },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(unmatchedOrder)
    .set({ state, end, updatedAt: at })
    .where(inArray(unmatchedOrder.id, [...ids]))
}

export const countUnmatchedOrders = (executor: Database, userId: string): Promise<number> =>
  executor.$count(unmatchedOrder, and(isUnmatched, eq(unmatchedOrder.userId, userId)))

export async function marketsWithUnmatchedOrders(executor: Database): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ marketId: unmatchedOrder.marketId })
    .from(unmatchedOrder)
    .where(isUnmatched)
  return rows.map(({ marketId }) => marketId)
}

/** A restarted feed counts its changes from the first, and all of them come after the unmatched orders. */
export async function beginVersions(executor: Database): Promise<void> {
  await executor.update(unmatchedOrder).set({ bookVersion: 0 }).where(isUnmatched)
}

/**
 * Records that pages of these players are connected. A process that starts records everybody, because it
 * could not see them before.
 */
export async function noteConnected(executor: Database, userIds: readonly string[] | 'everybody', at: Date) {
  if (userIds.length === 0) return
  const whose = userIds === 'everybody' ? undefined : inArray(unmatchedOrder.userId, [...userIds])
  await executor
    .update(unmatchedOrder)
    .set({ connectedAt: at })
    .where(and(isUnmatched, eq(unmatchedOrder.endsWithConnection, true), whose))
}

/** Returns the orders to cancel with their connection, of players who have had none since a moment. */
export const disconnectedOrders = (executor: Database, since: Date): Promise<UnmatchedOrderRow[]> =>
  unmatchedOrdersWhere(
    executor,
    and(eq(unmatchedOrder.endsWithConnection, true), lt(unmatchedOrder.connectedAt, since)),
  )

export async function playersWithUnmatchedOrders(executor: Database): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ userId: unmatchedOrder.userId })
    .from(unmatchedOrder)
    .where(isUnmatched)
  return rows.map(({ userId }) => userId)
}

type MarketFacts = Pick<MarketRow, 'name' | 'parents'>

export function unmatchedOrderOf(row: NewUnmatchedOrder, { name, parents }: MarketFacts): UnmatchedOrder {
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

const averageOf = ({
  matched,
  matchedWeight,
}: Pick<UnmatchedOrderRow, 'matched' | 'matchedWeight'>): number =>
  Number((matchedWeight * 2n + matched) / (matched * 2n))

export async function readUnmatchedOrders(
  executor: Database,
  userId: string,
  marketId: string | undefined,
): Promise<UnmatchedOrder[]> {
  const rows = await executor
    .select({ order: unmatchedOrder, market })
    .from(unmatchedOrder)
    .innerJoin(market, eq(market.id, unmatchedOrder.marketId))
    .where(
      and(
        isUnmatched,
        eq(unmatchedOrder.userId, userId),
        marketId === undefined ? undefined : eq(unmatchedOrder.marketId, marketId),
      ),
    )
    .orderBy(desc(unmatchedOrder.number))
  return rows.map((row) => unmatchedOrderOf(row.order, row.market))
}
