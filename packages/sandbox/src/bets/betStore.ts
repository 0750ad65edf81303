import type { Bet } from '@kit/sdk/contract'
import type { Settlement } from '@kit/betting/rules'
import { and, eq } from 'drizzle-orm'
import { bet, type BetRow, type Database, type MarketRow } from '../database/schema.ts'

// The SQL about single bets and those of a market; lists of bets are in betLists.ts.

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

/** Ends a bet; `settlementNumber` is null when it ended before its market. */
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

/** Whose bets a settlement ended, in the order of `playersOn`. */
export async function playersEndedBy(tx: Database, marketId: string, number: number): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: bet.userId })
    .from(bet)
    .where(endedBy(marketId, number))
    .orderBy(bet.userId)
  return rows.map((row) => row.userId)
}

/** Opens the bets again that a settlement ended. */
export async function reopenBets(tx: Database, marketId: string, number: number, at: Date): Promise<void> {
  const open = { state: 'open' as const, result: 0n, settlementNumber: null, updatedAt: at, settledAt: null }
  await tx.update(bet).set(open).where(endedBy(marketId, number))
}

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
    ...(row.nation !== null && { nation: row.nation }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
