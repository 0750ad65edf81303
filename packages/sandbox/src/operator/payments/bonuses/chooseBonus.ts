import type { Minor } from '@kit/sdk/contract'
import type { AccountRow, Database } from '../../database/schema.ts'
import { Refused } from '../../http/refused.ts'
import { bonusAmount } from './bonusAmount.ts'
import { countDeposits, wagerBonusOf } from '../../accounts/userOf.ts'
import { wagerAmount } from './wager.ts'
import { findActiveBonus, usedBonuses } from './bonusStore.ts'

/** The bonus that approval of the deposit will credit. Throws when it does not apply. */
export async function chooseBonus(
  tx: Database,
  { id: userId, bonusLock }: AccountRow,
  bonusId: string,
  amount: Minor,
): Promise<{ bonusId: string; bonusAmount: Minor; wagerAmount: Minor }> {
  const bonus = await findActiveBonus(tx, bonusId)
  const used = await usedBonuses(tx, userId)
  const added =
    bonus &&
    bonusAmount({
      bonus,
      amount,
      timesUsed: used.find((row) => row.bonusId === bonusId)?.count ?? 0,
      depositCount: await countDeposits(tx, userId),
      hasBonusLock: bonusLock,
      hasWagerBonus: (await wagerBonusOf(tx, userId)) !== null,
    })
  if (!bonus || added === undefined)
    throw new Refused(409, {
      message: 'This bonus is not available for this deposit',
      code: 'bonus-unavailable',
      field: 'bonusId',
    })
  return { bonusId, bonusAmount: added, wagerAmount: wagerAmount(added, bonus.wagerTimes) }
}
