import { and, eq } from 'drizzle-orm'
import { upload, type Account, type Database } from '../database/schema.ts'
import { visibleTo } from '../payments/requestList.ts'
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

/** The kind of a picture the caller may see; undefined when there is none of that id for this caller. */
export async function findUpload(
  executor: Database,
  caller: Account,
  id: string,
): Promise<{ id: string; mediaType: string } | undefined> {
  const [row] = await executor
    .select({ id: upload.id, mediaType: upload.mediaType })
    .from(upload)
    .where(and(eq(upload.id, id), visibleTo(upload, caller)))
  return row
}
