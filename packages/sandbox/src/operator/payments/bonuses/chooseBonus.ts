import type { Minor } from '@kit/sdk/contract'
import { eq } from 'drizzle-orm'
import { account, type BonusRow, type Database } from '../../database/schema.ts'
import { Refused } from '../../http/refused.ts'
import { bonusAmount, mayHaveBonus, type BonusClaim } from './bonusAmount.ts'
import { countDeposits, wagerBonusOf } from '../../accounts/userOf.ts'
import { wagerAmount } from './wager.ts'
import { findActiveBonus, hasPromisedWager, usedBonuses } from './bonusStore.ts'

/** The player is locked. */
async function claimOf(
  tx: Database,
  userId: string,
  bonus: BonusRow,
  { isCredited }: { isCredited: boolean },
): Promise<BonusClaim> {
  const [player] = await tx
    .select({ bonusLock: account.bonusLock })
    .from(account)
    .where(eq(account.id, userId))
  const used = await usedBonuses(tx, userId, { isCredited })
  return {
    bonus,
    timesUsed: used.find((row) => row.bonusId === bonus.id)?.count ?? 0,
    depositCount: await countDeposits(tx, userId),
    hasBonusLock: player?.bonusLock ?? true,
    hasWagerBonus:
      (await wagerBonusOf(tx, userId)) !== null || (!isCredited && (await hasPromisedWager(tx, userId))),
  }
}

/** Approval of the deposit will credit it. Throws if it does not apply. */
export async function chooseBonus(
  tx: Database,
  userId: string,
  bonusId: string,
  amount: Minor,
): Promise<{ bonusId: string; bonusAmount: Minor; wagerAmount: Minor }> {
  const bonus = await findActiveBonus(tx, bonusId)
  const added =
    bonus && bonusAmount({ ...(await claimOf(tx, userId, bonus, { isCredited: false })), bonus, amount })
  if (!bonus || added === undefined)
    throw new Refused(409, {
      message: 'This bonus is not available for this deposit',
      code: 'bonus-unavailable',
      field: 'bonusId',
    })
  return { bonusId, bonusAmount: added, wagerAmount: wagerAmount(added, bonus.wagerTimes) }
}

/**
 * Returns true if the player may still have the bonus of a deposit that is approved now. Its amount was promised with the
 * request and is not calculated again.
 */
export async function isStillDue(tx: Database, userId: string, bonusId: string): Promise<boolean> {
  const bonus = await findActiveBonus(tx, bonusId)
  return bonus !== undefined && mayHaveBonus(await claimOf(tx, userId, bonus, { isCredited: true }))
}
