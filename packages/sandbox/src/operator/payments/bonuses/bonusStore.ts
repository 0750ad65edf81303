import type { Bonus } from '@kit/sdk/contract'
import { and, count, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { bonus, deposit, type BonusRow, type Database } from '../../database/schema.ts'

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

const openStates = ['pending', 'processing'] as const
const credited = ['approved'] as const

export const hasPromisedWager = async (executor: Database, userId: string): Promise<boolean> =>
  (await executor.$count(
    deposit,
    and(eq(deposit.userId, userId), gt(deposit.wagerAmount, 0n), inArray(deposit.state, [...openStates])),
  )) > 0

/**
 * Returns how often a player used each bonus. Bonuses of undecided deposits count too, unless only credited
 * ones are requested.
 */
export async function usedBonuses(
  executor: Database,
  userId: string,
  { isCredited = false } = {},
): Promise<{ bonusId: string; count: number }[]> {
  const rows = await executor
    .select({ bonusId: deposit.bonusId, count: count() })
    .from(deposit)
    .where(
      and(
        eq(deposit.userId, userId),
        isNotNull(deposit.bonusId),
        inArray(deposit.state, isCredited ? [...credited] : [...openStates, ...credited]),
      ),
    )
    .groupBy(deposit.bonusId)
    .orderBy(deposit.bonusId)
  return rows.map((row) => ({ bonusId: row.bonusId ?? '', count: Number(row.count) }))
}
