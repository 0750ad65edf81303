import type { RunnerStatus } from '@kit/sdk/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { marketSettlement, type Database } from '../database/schema.ts'

// The only SQL about settlements: every end a market had, the last of them standing or rolled back.

type SettlementRow = typeof marketSettlement.$inferSelect

/** Names a player's part of a settlement in the ledger. */
export const settlementReference = (marketId: string, number: number, userId: string): string =>
  `${marketId}:${number}:${userId}`

/** How often a market ended so far. */
export const countSettlements = (tx: Database, marketId: string): Promise<number> =>
  tx.$count(marketSettlement, eq(marketSettlement.marketId, marketId))

export async function saveSettlement(
  tx: Database,
  {
    runners,
    ...row
  }: Pick<SettlementRow, 'marketId' | 'number' | 'state' | 'settledAt'> & {
    /** As they were before it. */
    runners: readonly { id: string; status: RunnerStatus }[]
  },
): Promise<void> {
  const runnersBefore = runners.map(({ id, status }) => ({ id, status }))
  await tx.insert(marketSettlement).values({ ...row, runnersBefore })
}

const standing = (marketId: string) =>
  and(eq(marketSettlement.marketId, marketId), isNull(marketSettlement.rolledBackAt))

/** The settlement a market stands ended by; undefined while it is open. */
export async function standingSettlement(
  executor: Database,
  marketId: string,
): Promise<SettlementRow | undefined> {
  const [row] = await executor.select().from(marketSettlement).where(standing(marketId))
  return row
}

export async function markRolledBack(tx: Database, marketId: string, at: Date): Promise<void> {
  await tx.update(marketSettlement).set({ rolledBackAt: at }).where(standing(marketId))
}
