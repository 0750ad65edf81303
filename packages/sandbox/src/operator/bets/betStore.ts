import type { Bet } from '@kit/sdk/contract'
import type { BookedBet, Settlement } from '@kit/rules'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { tableOf } from '../database/rows.ts'
import { bet, unmatchedOrder, type BetRow, type Database, type MarketRow } from '../database/schema.ts'

// SQL about single bets and the bets of a market. For paged lists see betLists.ts.

export type NewBet = Omit<BetRow, 'number'>

const columns = Object.entries(getTableColumns(bet)).filter(([key]) => key !== 'number')
const columnTypes = Object.fromEntries(columns.map(([, column]) => [column.name, column.getSQLType()]))
const columnNames = sql.raw(Object.keys(columnTypes).join(', '))

export async function insertBets(tx: Database, rows: readonly NewBet[]): Promise<void> {
  if (rows.length === 0) return
  const written = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, row[key as keyof NewBet]])),
  )
  await tx.execute(
    sql`insert into ${bet} (${columnNames}) select ${columnNames} from ${tableOf('asked', columnTypes, written)}`,
  )
}

/** The sum of bets of the same kind. Profit and liability are sums, so the book is the same. */
export type BookedTotal = BookedBet & { run: number }

/** Each on one market, in the order of `asked`. */
export async function bookedTotals(
  executor: Database,
  asked: readonly { userId: string; marketId: string }[],
): Promise<BookedTotal[][]> {
  const asking = { place: 'integer', user_id: 'text', market_id: 'text' }
  const places = asked.map(({ userId, marketId }, place) => ({ place, user_id: userId, market_id: marketId }))
  const rows = await executor
    .select({
      place: sql`asked.place`.mapWith(Number),
      runnerId: bet.runnerId,
      side: bet.side,
      run: bet.run,
      profit: sql`sum(${bet.profit})::text`.mapWith(BigInt),
      liability: sql`sum(${bet.liability})::text`.mapWith(BigInt),
    })
    .from(tableOf('asked', asking, places))
    .innerJoin(
      bet,
      and(sql`${bet.marketId} = asked.market_id and ${bet.userId} = asked.user_id`, eq(bet.state, 'open')),
    )
    .groupBy(sql`asked.place`, bet.runnerId, bet.side, bet.run)
  const totals = asked.map((): BookedTotal[] => [])
  for (const { place, ...total } of rows) totals[place]?.push(total)
  return totals
}

export const openBetsOn = (executor: Database, userId: string, marketId: string): Promise<BetRow[]> =>
  executor
    .select()
    .from(bet)
    .where(and(eq(bet.marketId, marketId), eq(bet.userId, userId), eq(bet.state, 'open')))
    .orderBy(bet.number)

/**
 * Returns the players with open bets or unmatched orders on a market. The fixed order prevents deadlocks
 * between two transactions.
 */
export async function playersOn(executor: Database, marketId: string): Promise<string[]> {
  const rows = await executor
    .select({ userId: bet.userId })
    .from(bet)
    .where(and(eq(bet.marketId, marketId), eq(bet.state, 'open')))
    .union(
      executor
        .select({ userId: unmatchedOrder.userId })
        .from(unmatchedOrder)
        .where(and(eq(unmatchedOrder.marketId, marketId), eq(unmatchedOrder.state, 'waiting'))),
    )
  return rows.map((row) => row.userId).toSorted()
}

/** `settlementNumber` is null if the bet ended before its market. */
export async function endBet(
  tx: Database,
  id: string,
  { state, result }: Settlement,
  at: Date,
  settlementNumber: number | null,
): Promise<void> {
  const ended = { state, result, settlementNumber, updatedAt: at, settledAt: at }
  await tx.update(bet).set(ended).where(eq(bet.id, id))
}

const endedBy = (marketId: string, settlementNumber: number) =>
  and(eq(bet.marketId, marketId), eq(bet.settlementNumber, settlementNumber))

/** Returns the players in the order of `playersOn`. */
export async function playersEndedBy(tx: Database, marketId: string, number: number): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: bet.userId })
    .from(bet)
    .where(endedBy(marketId, number))
    .orderBy(bet.userId)
  return rows.map((row) => row.userId)
}

export async function reopenBets(tx: Database, marketId: string, number: number, at: Date): Promise<void> {
  const open = { state: 'open' as const, result: 0n, settlementNumber: null, updatedAt: at, settledAt: null }
  await tx.update(bet).set(open).where(endedBy(marketId, number))
}

export function betOf(row: NewBet, { parents, name }: Pick<MarketRow, 'parents' | 'name'>): Bet {
  return {
    id: row.id,
    key: row.orderKey,
    event: { id: parents.event.id, name: parents.event.name },
    eventTypeId: parents.eventType.id,
    marketId: row.marketId,
    marketName: name,
    marketType: row.marketType,
    side: row.side,
    runnerId: row.runnerId,
    runnerName: row.runnerName,
    odds: row.odds,
    run: row.run,
    stake: row.stake,
    profit: row.profit,
    liability: row.liability,
    state: row.state,
    result: row.result,
    ...(row.nation !== null && { nation: row.nation }),
    ...(row.cashOutKey !== null && { cashOutKey: row.cashOutKey, remainder: row.remainder }),
    ...(row.cashOutOf !== null && { cashOutOf: row.cashOutOf }),
    ...(row.orderId !== null && { orderId: row.orderId }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
