import { and, asc, eq, lt, or } from 'drizzle-orm'
import type { Passkey } from '@kit/sdk/contract'
import { passkey, type Database, type PasskeyRow } from '../../database/schema.ts'

export const passkeysOf = (executor: Database, userId: string): Promise<PasskeyRow[]> =>
  executor.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(asc(passkey.createdAt))

export async function findPasskey(executor: Database, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await executor.select().from(passkey).where(eq(passkey.credentialId, credentialId))
  return row
}

/** Returns false if the passkey is already stored. */
export async function insertPasskey(executor: Database, row: PasskeyRow): Promise<boolean> {
  const stored = await executor.insert(passkey).values(row).onConflictDoNothing().returning()
  return stored.length === 1
}

export async function deletePasskey(
  executor: Database,
  userId: string,
  credentialId: string,
): Promise<boolean> {
  const gone = await executor
    .delete(passkey)
    .where(and(eq(passkey.userId, userId), eq(passkey.credentialId, credentialId)))
    .returning({ credentialId: passkey.credentialId })
  return gone.length === 1
}

/**
 * Records a signature. Returns false if the authenticator's counter has not increased, which reveals a copy.
 * An authenticator without a counter always sends 0.
 */
export async function noteUse(
  executor: Database,
  credentialId: string,
  counter: number,
  lastUsedAt: Date,
): Promise<boolean> {
  const isHigher = lt(passkey.counter, counter)
  const countsNothing = counter === 0 ? eq(passkey.counter, 0) : undefined
  const noted = await executor
    .update(passkey)
    .set({ counter, lastUsedAt })
    .where(and(eq(passkey.credentialId, credentialId), or(isHigher, countsNothing)))
    .returning({ credentialId: passkey.credentialId })
  return noted.length === 1
}

export const asPasskey = ({ credentialId, name, isSynced, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id: credentialId,
  device: name,
  isSynced,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
