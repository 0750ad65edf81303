import type { StakePreset } from '@kit/sdk/contract'
import { and, eq } from 'drizzle-orm'
import { lockAccount } from '../../accounts/accountStore.ts'
import { stakePreset, type Database } from '../../database/schema.ts'

// The only SQL about stake presets.

type Kind = (typeof stakePreset.$inferSelect)['kind']

const ofPlayer = (userId: string, kind: Kind) =>
  and(eq(stakePreset.userId, userId), eq(stakePreset.kind, kind))

/** What a player saved, in the order it was saved; empty when nothing was. */
export const savedPresets = (executor: Database, userId: string, kind: Kind): Promise<StakePreset[]> =>
  executor
    .select({ label: stakePreset.label, value: stakePreset.value })
    .from(stakePreset)
    .where(ofPlayer(userId, kind))
    .orderBy(stakePreset.position)

/** Puts a list in the place of what the player had saved. */
export async function replacePresets(
  database: Database,
  userId: string,
  kind: Kind,
  presets: readonly StakePreset[],
): Promise<void> {
  await database.transaction(async (tx) => {
    // Two lists saved at once would otherwise meet in the middle.
    await lockAccount(tx, userId)
    await tx.delete(stakePreset).where(ofPlayer(userId, kind))
    await tx
      .insert(stakePreset)
      .values(presets.map(({ label, value }, position) => ({ userId, kind, position, label, value })))
  })
}
