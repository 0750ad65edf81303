import { and, eq, gt, ne, notExists, sql } from 'drizzle-orm'
import { account, deposit, upload, type AccountRow, type Database } from '../../database/schema.ts'
import { visibleTo } from '../../accounts/visibleTo.ts'
import type { KeptImage } from './uploads.ts'

export async function insertUpload(
  tx: Database,
  userId: string,
  image: KeptImage,
  createdAt: Date,
): Promise<void> {
  await tx.insert(upload).values({ ...image, userId, createdAt })
}

export async function bytesSince(executor: Database, userId: string, since: Date): Promise<number> {
  const [row] = await executor
    .select({ bytes: sql`coalesce(sum(${upload.size}), 0)`.mapWith(Number) })
    .from(upload)
    .where(and(eq(upload.userId, userId), gt(upload.createdAt, since)))
  return row?.bytes ?? 0
}

/** Returns undefined if the caller may not see the picture. */
export async function findUpload(
  executor: Database,
  caller: AccountRow,
  id: string,
): Promise<{ id: string; mediaType: string } | undefined> {
  const [row] = await executor
    .select({ id: upload.id, mediaType: upload.mediaType })
    .from(upload)
    .where(and(eq(upload.id, id), visibleTo(upload, caller)))
  return row
}

/** Returns a picture that staff uploaded, which anybody may see. */
export async function findPublicUpload(
  executor: Database,
  id: string,
): Promise<{ id: string; mediaType: string } | undefined> {
  const [row] = await executor
    .select({ id: upload.id, mediaType: upload.mediaType })
    .from(upload)
    .innerJoin(account, eq(account.id, upload.userId))
    .where(and(eq(upload.id, id), ne(account.userType, 'user')))
  return row
}

export async function deleteUpload(executor: Database, userId: string, id: string): Promise<boolean> {
  const itsDeposit = executor
    .select({ one: sql`1` })
    .from(deposit)
    .where(eq(deposit.imageId, upload.id))
  const gone = await executor
    .delete(upload)
    .where(and(eq(upload.id, id), eq(upload.userId, userId), notExists(itsDeposit)))
    .returning({ id: upload.id })
  return gone.length > 0
}
