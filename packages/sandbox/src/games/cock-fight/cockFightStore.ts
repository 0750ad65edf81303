import { eq } from 'drizzle-orm'
import { cockFight, type Database } from '../../operator/database/schema.ts'

// All SQL about cock-fight records, one for each player who ever opened it.

export async function openRecord(database: Database, userId: string, at: Date): Promise<void> {
  await database
    .insert(cockFight)
    .values({ userId, isOpen: true, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({ target: cockFight.userId, set: { isOpen: true, updatedAt: at } })
}

export async function closeRecord(database: Database, userId: string, at: Date): Promise<boolean> {
  const closed = await database
    .update(cockFight)
    .set({ isOpen: false, updatedAt: at })
    .where(eq(cockFight.userId, userId))
    .returning({ userId: cockFight.userId })
  return closed.length > 0
}
