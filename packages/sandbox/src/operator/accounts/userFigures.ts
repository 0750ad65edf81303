import type { Minor, User } from '@kit/sdk/contract'
import { and, count, eq, gt, lt, ne, sql, type SQL } from 'drizzle-orm'
import { account, marketBalance, type AccountRow, type Database } from '../database/schema.ts'
import { isBelow } from './accountTree.ts'

/** Returns a player's profit and loss over all markets, each market as one result. Open bets do not count. */
async function resultsOf(executor: Database, userId: string): Promise<{ profit: Minor; loss: Minor }> {
  const { result } = marketBalance
  const sumWhere = (condition: SQL) =>
    sql<Minor>`coalesce(sum(${result}) filter (where ${condition}), 0)::text`.mapWith(BigInt)
  const [row] = await executor
    .select({ profit: sumWhere(gt(result, 0n)), loss: sumWhere(lt(result, 0n)) })
    .from(marketBalance)
    .where(and(eq(marketBalance.userId, userId), ne(result, 0n)))
  return { profit: row?.profit ?? 0n, loss: -(row?.loss ?? 0n) }
}

/**
 * Returns the further balances of the contract's user (AUTH-054). One wallet serves all games, and there is
 * no credit.
 */
export async function furtherBalances(
  executor: Database,
  userId: string,
  { available, exposure }: { available: Minor; exposure: Minor },
): Promise<User['balances']> {
  const { profit, loss } = await resultsOf(executor, userId)
  return {
    total: available + exposure,
    sports: available,
    casino: available,
    thirdParty: 0n,
    credit: 0n,
    clientProfit: profit - loss,
    profit,
    loss,
  }
}

/**
 * Returns how many accounts are below a member of staff (AUTH-055), and nothing for players. No commission is
 * paid here.
 */
export async function staffCounters(executor: Database, row: AccountRow): Promise<User['counters']> {
  if (row.userType === 'user') return {}
  const below = await executor
    .select({ userType: account.userType, parentId: account.parentId, rows: count() })
    .from(account)
    .where(isBelow(account.id, row.id))
    .groupBy(account.userType, account.parentId)
  const countOf = (isMeant: (one: (typeof below)[number]) => boolean) =>
    below.filter(isMeant).reduce((sum, one) => sum + one.rows, 0)
  return {
    totalCommission: 0n,
    totalAdmin: countOf(({ userType }) => userType === 'admin'),
    totalUser: countOf(({ userType }) => userType === 'user'),
    userAccount: countOf(() => true),
    userCount: countOf(({ userType, parentId }) => userType === 'user' && parentId === row.id),
  }
}
