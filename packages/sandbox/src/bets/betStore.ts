import type { Bet } from '@kit/sdk/contract'
import type { Settlement } from '@kit/betting/rules'
import { and, count, desc, eq, ne, type SQL } from 'drizzle-orm'
import { bet, market, type BetRow, type Database, type MarketRow } from '../database/schema.ts'

// The only SQL about bets.

export async function insertBet(tx: Database, row: typeof bet.$inferInsert): Promise<BetRow> {
  const [inserted] = await tx.insert(bet).values(row).returning()
  if (!inserted) throw new Error('The bet was not written.')
  return inserted
}

/** A player's open bets on a market, oldest first. */
export const openBetsOn = (executor: Database, userId: string, marketId: string): Promise<BetRow[]> =>
  executor
    .select()
    .from(bet)
    .where(and(eq(bet.marketId, marketId), eq(bet.userId, userId), eq(bet.state, 'open')))
    .orderBy(bet.number)

/** Who has open bets on a market, always in the same order, so that two transactions never wait for each other. */
export async function playersOn(executor: Database, marketId: string): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ userId: bet.userId })
    .from(bet)
    .where(and(eq(bet.marketId, marketId), eq(bet.state, 'open')))
    .orderBy(bet.userId)
  return rows.map((row) => row.userId)
}

export async function endBet(
  tx: Database,
  id: string,
  { state, result }: Settlement,
  at: Date,
): Promise<void> {
  await tx.update(bet).set({ state, result, updatedAt: at, settledAt: at }).where(eq(bet.id, id))
}

export interface BetPage {
  bets: Bet[]
  totalDocs: number
}

async function pageOf(
  executor: Database,
  condition: SQL | undefined,
  order: SQL[],
  { page, limit }: { page: number; limit: number },
): Promise<BetPage> {
  const [total] = await executor
    .select({ totalDocs: count() })
    .from(bet)
    .innerJoin(market, eq(market.id, bet.marketId))
    .where(condition)
  const rows = await executor
    .select({ bet, market })
    .from(bet)
    .innerJoin(market, eq(market.id, bet.marketId))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit)
  return { bets: rows.map((row) => betOf(row.bet, row.market)), totalDocs: Number(total?.totalDocs ?? 0) }
}

/** A player's open bets, newest first; of one event when it is named. */
export const listOpen = (
  executor: Database,
  userId: string,
  asked: { page: number; limit: number; eventId?: string | undefined },
): Promise<BetPage> =>
  pageOf(
    executor,
    and(
      eq(bet.userId, userId),
      eq(bet.state, 'open'),
      asked.eventId === undefined ? undefined : eq(market.eventId, asked.eventId),
    ),
    [desc(bet.number)],
    asked,
  )

/** A player's settled bets, the last settled first. */
export const listSettled = (
  executor: Database,
  userId: string,
  asked: { page: number; limit: number },
): Promise<BetPage> =>
  pageOf(
    executor,
    and(eq(bet.userId, userId), ne(bet.state, 'open')),
    [desc(bet.settledAt), desc(bet.number)],
    asked,
  )

/** A bet as the contract shows it. */
export function betOf(row: BetRow, { parents, name }: Pick<MarketRow, 'parents' | 'name'>): Bet {
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
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
