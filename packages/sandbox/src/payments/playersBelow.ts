import { and, eq } from 'drizzle-orm'
import { isBelow } from '../accounts/accountTree.ts'
import { account, type Account, type Database } from '../database/schema.ts'

/** A player whose money this caller may see: the own account, one below, for the administrator any. */
export async function findPlayerFor(
  executor: Database,
  caller: Account,
  userId: string,
): Promise<Account | undefined> {
  if (caller.userType === 'user') return caller.id === userId ? caller : undefined
  const below = caller.userType === 'administrator' ? undefined : isBelow(account.id, caller.id)
  const [row] = await executor
    .select()
    .from(account)
    .where(and(eq(account.id, userId), eq(account.userType, 'user'), below))
  return row
}
