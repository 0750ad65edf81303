import type { Bonus, Minor, User } from '@kit/sdk/contract'
import { bonusState } from '../bonuses/bonusState.ts'

export interface OfferedBonus {
  bonus: Bonus
  isInRange: boolean
  /** Added points in minor units, rounded down. */
  added: Minor
}

const isWithin = (amount: Minor, { min, max }: Bonus) => amount >= min && (max === 0n || amount <= max)

/** Sources: BON-006, BON-007, ROLE-022. */
export const hasBonusChoice = ({
  bonusLock,
  wagerBonusId,
}: Pick<User, 'bonusLock' | 'wagerBonusId'>): boolean => !bonusLock && !wagerBonusId

/**
 * Returns the bonuses that a player can choose with a deposit, those that fit the amount first. Leaves out bonuses that
 * are used up and first-deposit bonuses after a deposit. Source: BON-004, BON-005, Q-022.
 */
export function offeredBonuses(
  bonuses: readonly Bonus[],
  used: readonly { bonusId: string; count: number }[],
  { amount, depositCount }: { amount: Minor; depositCount: number },
): OfferedBonus[] {
  const timesUsed = ({ id }: Bonus) => used.find(({ bonusId }) => bonusId === id)?.count ?? 0
  return bonuses
    .filter((bonus) => bonusState(bonus, timesUsed(bonus), depositCount) === 'offered')
    .map((bonus) => ({
      bonus,
      isInRange: isWithin(amount, bonus),
      added: (amount * BigInt(bonus.percentage)) / 100n,
    }))
    .toSorted((one, other) => Number(other.isInRange) - Number(one.isInRange))
}
