import type { Bonus, User } from '@kit/sdk/contract'

export type BonusState = 'offered' | 'used' | 'firstOnly'

/** Sources: BON-004, BON-005. */
export function bonusState(
  { useLimit, type }: Pick<Bonus, 'useLimit' | 'type'>,
  timesUsed: number,
  depositCount: number,
): BonusState {
  if (timesUsed >= useLimit) return 'used'
  return type === 'ftd' && depositCount > 0 ? 'firstOnly' : 'offered'
}

/** Returns undefined if the player can choose one. Sources: BON-006, BON-007. */
export const bonusHold = ({
  bonusLock,
  wagerBonusId,
}: Pick<User, 'bonusLock' | 'wagerBonusId'>): 'locked' | 'wagering' | undefined =>
  wagerBonusId ? 'wagering' : bonusLock ? 'locked' : undefined

/** Available ones first. */
export function bonusRows(
  bonuses: readonly Bonus[],
  used: readonly { bonusId: string; count: number }[],
  depositCount: number,
) {
  const rows = bonuses.map((bonus) => {
    const timesUsed = used.find(({ bonusId }) => bonusId === bonus.id)?.count ?? 0
    return { bonus, timesUsed, state: bonusState(bonus, timesUsed, depositCount) }
  })
  return rows.toSorted((one, other) => Number(one.state !== 'offered') - Number(other.state !== 'offered'))
}
