import type { StakePreset } from '@kit/sdk/contract'
import { and, eq } from 'drizzle-orm'
import { lockAccount } from '../../accounts/accountStore.ts'
import { stakePreset, type Database } from '../../database/schema.ts'

type Kind = (typeof stakePreset.$inferSelect)['kind']

const ofPlayer = (userId: string, kind: Kind) =>
  and(eq(stakePreset.userId, userId), eq(stakePreset.kind, kind))

/** Returns presets in the saved order; empty if none were saved. */
export const savedPresets = (executor: Database, userId: string, kind: Kind): Promise<StakePreset[]> =>
  executor
    .select({ label: stakePreset.label, value: stakePreset.value })
    .from(stakePreset)
    .where(ofPlayer(userId, kind))
    .orderBy(stakePreset.position)

export async function replacePresets(
  database: Database,
  userId: string,
  kind: Kind,
  presets: readonly StakePreset[],
): Promise<void> {
  await database.transaction(async (tx) => {
    // Lists that are saved at the same time must not mix.
    await lockAccount(tx, userId)
    await tx.delete(stakePreset).where(ofPlayer(userId, kind))
    await tx
      .insert(stakePreset)
      .values(presets.map(({ label, value }, position) => ({ userId, kind, position, label, value })))
  })
}
