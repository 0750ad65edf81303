import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isBelow } from './accountTree.ts'
import { account, type AccountRow, type Database } from '../database/schema.ts'

/**
 * Returns a condition for the rows a caller may see: a player's own, for staff those of the players below,
 * for the administrator all.
 */
export function visibleTo({ userId }: { userId: PgColumn }, caller: AccountRow): SQL | undefined {
  if (caller.userType === 'administrator') return undefined
  return caller.userType === 'user' ? eq(userId, caller.id) : isBelow(userId, caller.id)
}

/** Returns a player whose money the caller may see: themselves, one below, for the administrator any. */
export async function findPlayerFor(
  executor: Database,
  caller: AccountRow,
  userId: string,
): Promise<AccountRow | undefined> {
  if (caller.userType === 'user') return caller.id === userId ? caller : undefined
  const below = caller.userType === 'administrator' ? undefined : isBelow(account.id, caller.id)
  const [row] = await executor
    .select()
    .from(account)
    .where(and(eq(account.id, userId), eq(account.userType, 'user'), below))
  return row
}
