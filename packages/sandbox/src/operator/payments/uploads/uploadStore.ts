import { and, eq, gt, ne, notExists, sql } from 'drizzle-orm'
import { account, deposit, upload, type AccountRow, type Database } from '../../database/schema.ts'
import { visibleTo } from '../../accounts/visibleTo.ts'
import type { KeptImage } from './uploads.ts'

// The only SQL about uploads.

export async function insertUpload(
  tx: Database,
  userId: string,
  image: KeptImage,
  createdAt: Date,
): Promise<void> {
  await tx.insert(upload).values({ ...image, userId, createdAt })
}

/** How many bytes of pictures an account has kept since a moment. */
export async function bytesSince(executor: Database, userId: string, since: Date): Promise<number> {
  const [row] = await executor
    .select({ bytes: sql`coalesce(sum(${upload.size}), 0)`.mapWith(Number) })
    .from(upload)
    .where(and(eq(upload.userId, userId), gt(upload.createdAt, since)))
  return row?.bytes ?? 0
}

/** The kind of a picture the caller may see; undefined when there is none of that id for this caller. */
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

/** The kind of a picture that staff saved, for anybody; undefined when there is none of that id. */
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

/** Forgets a picture of this account that no deposit came with; says whether there was one. */
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
