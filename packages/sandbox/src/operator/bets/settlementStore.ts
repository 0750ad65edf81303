import type { RunnerStatus } from '@kit/sdk/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { marketSettlement, type Database } from '../database/schema.ts'

// All SQL about settlements: every end of a market, of which the last is in force or rolled back.

type SettlementRow = typeof marketSettlement.$inferSelect

export const settlementReference = (marketId: string, number: number, userId: string): string =>
  `${marketId}:${number}:${userId}`

export const countSettlements = (tx: Database, marketId: string): Promise<number> =>
  tx.$count(marketSettlement, eq(marketSettlement.marketId, marketId))

export async function saveSettlement(
  tx: Database,
  {
    runners,
    ...row
  }: Pick<SettlementRow, 'marketId' | 'number' | 'state' | 'settledAt' | 'feedResult'> & {
    runners: readonly { id: string; status: RunnerStatus }[]
  },
): Promise<void> {
  const runnersBefore = runners.map(({ id, status }) => ({ id, status }))
  await tx.insert(marketSettlement).values({ ...row, runnersBefore })
}

export const settlementsOf = (executor: Database, marketId: string): Promise<SettlementRow[]> =>
  executor
    .select()
    .from(marketSettlement)
    .where(eq(marketSettlement.marketId, marketId))
    .orderBy(marketSettlement.number)

const isCurrent = (marketId: string) =>
  and(eq(marketSettlement.marketId, marketId), isNull(marketSettlement.rolledBackAt))

/** Returns undefined while the market is open. */
export async function currentSettlement(
  executor: Database,
  marketId: string,
): Promise<SettlementRow | undefined> {
  const [row] = await executor.select().from(marketSettlement).where(isCurrent(marketId))
  return row
}

export async function markRolledBack(tx: Database, marketId: string, at: Date): Promise<void> {
  await tx.update(marketSettlement).set({ rolledBackAt: at }).where(isCurrent(marketId))
}
