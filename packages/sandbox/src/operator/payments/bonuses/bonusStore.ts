import type { Bonus } from '@kit/sdk/contract'
import { and, count, eq, inArray, isNotNull } from 'drizzle-orm'
import { bonus, deposit, type BonusRow, type Database } from '../../database/schema.ts'

// All SQL about bonuses.

export async function listAllBonuses(executor: Database, isActive: boolean | undefined): Promise<Bonus[]> {
  const rows = await executor
    .select()
    .from(bonus)
    .where(isActive === undefined ? undefined : eq(bonus.isActive, isActive))
    .orderBy(bonus.id)
  return rows.map(
    ({ id, title, description, minAmount, maxAmount, useLimit, type, percentage, bonusType }) => ({
      id,
      title,
      description,
      min: minAmount,
      max: maxAmount,
      useLimit,
      type,
      percentage,
      bonusType,
    }),
  )
}

export async function findActiveBonus(executor: Database, id: string): Promise<BonusRow | undefined> {
  const [row] = await executor.select().from(bonus).where(eq(bonus.id, id))
  return row?.isActive ? row : undefined
}

/** How often a player used each bonus. A pending deposit counts: its bonus is promised. */
export async function usedBonuses(
  executor: Database,
  userId: string,
): Promise<{ bonusId: string; count: number }[]> {
  const rows = await executor
    .select({ bonusId: deposit.bonusId, count: count() })
    .from(deposit)
    .where(
      and(
        eq(deposit.userId, userId),
        isNotNull(deposit.bonusId),
        inArray(deposit.state, ['pending', 'processing', 'approved']),
      ),
    )
    .groupBy(deposit.bonusId)
    .orderBy(deposit.bonusId)
  return rows.map((row) => ({ bonusId: row.bonusId ?? '', count: Number(row.count) }))
}
