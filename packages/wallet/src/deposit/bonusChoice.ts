import type { Bonus, Minor, User } from '@kit/sdk/contract'

export interface OfferedBonus {
  bonus: Bonus
  timesUsed: number
  /** Why it does not apply; undefined when it does. */
  reason?: 'used' | 'firstOnly' | 'amount'
  /** What it adds, in minor units, rounded down. */
  added: Minor
}

const isWithin = (amount: Minor, { min, max }: Bonus) => amount >= min && (max === 0n || amount <= max)

/** Whether the player chooses a bonus at all (BON-006, BON-007, ROLE-022). */
export const hasBonusChoice = ({
  bonusLock,
  wagerBonusId,
}: Pick<User, 'bonusLock' | 'wagerBonusId'>): boolean => !bonusLock && !wagerBonusId

/** The offers on a deposit, those that apply first. Source: BON-004, BON-005, Q-022. */
export function offeredBonuses(
  bonuses: readonly Bonus[],
  used: readonly { bonusId: string; count: number }[],
  { amount, depositCount }: { amount: Minor; depositCount: number },
): OfferedBonus[] {
  const offers = bonuses.map((bonus): OfferedBonus => {
    const timesUsed = used.find(({ bonusId }) => bonusId === bonus.id)?.count ?? 0
    const reason =
      timesUsed >= bonus.useLimit
        ? 'used'
        : bonus.type === 'ftd' && depositCount > 0
          ? 'firstOnly'
          : isWithin(amount, bonus)
            ? undefined
            : 'amount'
    const added = (amount * BigInt(bonus.percentage)) / 100n
    return { bonus, timesUsed, added, ...(reason && { reason }) }
  })
  return offers.toSorted(
    (one, other) => Number(one.reason !== undefined) - Number(other.reason !== undefined),
  )
}
