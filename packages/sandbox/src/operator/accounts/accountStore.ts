import { and, eq, inArray } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { account, type AccountRow, type Database } from '../database/schema.ts'

const nameKey = (userName: string): string => userName.toLowerCase()

/** Inserts an account. Returns undefined if its name, phone or email is taken, compared without case. */
export async function insertAccount(
  tx: Database,
  row: Omit<typeof account.$inferInsert, 'userNameKey' | 'emailKey' | 'referralCode'>,
): Promise<AccountRow | undefined> {
  const values = {
    ...row,
    userNameKey: nameKey(row.userName),
    emailKey: row.email ? nameKey(row.email) : null,
    referralCode: randomBytes(5).toString('hex'),
  }
  const [inserted] = await tx.insert(account).values(values).onConflictDoNothing().returning()
  return inserted
}

export async function findAccount(executor: Database, id: string): Promise<AccountRow | undefined> {
  const [row] = await executor.select().from(account).where(eq(account.id, id))
  return row
}

export async function findAccountByName(
  executor: Database,
  userName: string,
): Promise<AccountRow | undefined> {
  const [row] = await executor
    .select()
    .from(account)
    .where(eq(account.userNameKey, nameKey(userName)))
  return row
}

/** Returns players in the order of the phones. */
export async function findPlayersByPhone(
  executor: Database,
  phones: readonly string[],
): Promise<AccountRow[]> {
  if (phones.length === 0) return []
  const rows = await executor
    .select()
    .from(account)
    .where(and(inArray(account.phone, [...phones]), eq(account.userType, 'user')))
  return rows.toSorted((one, other) => phones.indexOf(one.phone ?? '') - phones.indexOf(other.phone ?? ''))
}

/**
 * Locks a player's row before anything changes the player's money. Rows that only reference the player (a
 * login, an order) can still be written meanwhile.
 */
export async function lockAccount(tx: Database, id: string): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, id)).for('no key update')
}

/**
 * Locks several players' rows in the order of their ids and returns their current state by id. Unless
 * `isPatient`, it skips locked rows.
 */
export async function lockAccounts(
  tx: Database,
  ids: readonly string[],
  isPatient: boolean,
): Promise<Map<string, AccountRow>> {
  const rows = await tx
    .select()
    .from(account)
    .where(inArray(account.id, [...ids]))
    .orderBy(account.id)
    .for('no key update', isPatient ? {} : { skipLocked: true })
  return new Map(rows.map((row) => [row.id, row]))
}

export async function setConfirmBets(executor: Database, id: string, confirmBets: boolean): Promise<void> {
  await executor.update(account).set({ confirmBets }).where(eq(account.id, id))
}
