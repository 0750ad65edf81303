import type { User } from '@kit/sdk/contract'
import { and, eq } from 'drizzle-orm'
import { cockFight, deposit, registration, type AccountRow, type Database } from '../database/schema.ts'
import { unfinishedWager } from '../payments/bonuses/wagerStore.ts'
import { balances } from '../ledger/ledger.ts'
import { lineOf } from './accountTree.ts'
import { furtherBalances, staffCounters } from './userFigures.ts'

export const countDeposits = (executor: Database, userId: string): Promise<number> =>
  executor.$count(deposit, and(eq(deposit.userId, userId), eq(deposit.state, 'approved')))

/** Returns the id of the bonus that a player registered with or has to turn over, or null. */
export async function wagerBonusOf(executor: Database, userId: string): Promise<string | null> {
  const [row] = await executor
    .select({ id: registration.wagerBonusId })
    .from(registration)
    .where(eq(registration.accountId, userId))
  return row?.id || unfinishedWager(executor, userId)
}

/**
 * Returns an account as the contract's user with its current balance, for a login with or without its second
 * factor.
 */
export async function userOf(
  executor: Database,
  row: AccountRow,
  { isSecondFactorVerified = true, correlationId = '' } = {},
): Promise<User> {
  const { available, exposure } = await balances(executor, row.id)
  const line = await lineOf(executor, row.id)
  return {
    id: row.id,
    userType: row.userType,
    userName: row.userName,
    fullName: row.fullName,
    email: row.email,
    // The sandbox verifies no addresses.
    isEmailVerified: false,
    isSecondFactorVerified: row.hasSecondFactor && isSecondFactorVerified,
    isBlocked: row.isLocked,
    hasProfile: true,
    isDemo: row.isDemo,
    createdBy: row.parentId ?? '',
    whiteLabelId: line.find(({ userType }) => userType === 'whiteLabel')?.id ?? '',
    whiteLabelType: 'b2c',
    mustChangePassword: row.mustChangePassword,
    hasSecondFactor: row.hasSecondFactor,
    hasCockFight: (await executor.$count(cockFight, eq(cockFight.userId, row.id))) > 0,
    casinoLock: row.casinoLock,
    bonusLock: row.bonusLock,
    wagerBonusId: await wagerBonusOf(executor, row.id),
    depositCount: await countDeposits(executor, row.id),
    betDelaySeconds: row.betDelaySeconds,
    confirmBets: row.confirmBets,
    stakeCaps: { session: row.sessionMax, bookmaker: row.bookmakerMax, betfair: row.betfairMax },
    available,
    exposure,
    balances: await furtherBalances(executor, row.id, { available, exposure }),
    counters: await staffCounters(executor, row),
    correlationId,
    deviceToken: row.deviceToken,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
