import type { Minor } from '@kit/sdk/contract'
import { isWithin } from '../amountRange.ts'

export interface BonusClaim {
  bonus: { useLimit: number; type: string }
  timesUsed: number
  depositCount: number
  hasBonusLock: boolean
  hasWagerBonus: boolean
}

export interface BonusChoice extends BonusClaim {
  bonus: BonusClaim['bonus'] & { minAmount: Minor; maxAmount: Minor; percentage: number }
  amount: Minor
}

export const mayHaveBonus = ({ bonus, ...player }: BonusClaim): boolean =>
  !player.hasBonusLock &&
  !player.hasWagerBonus &&
  player.timesUsed < bonus.useLimit &&
  !(bonus.type === 'ftd' && player.depositCount > 0)

/** Rounded down to the minor unit; undefined if the bonus does not apply. */
export function bonusAmount(choice: BonusChoice): Minor | undefined {
  const { bonus, amount } = choice
  if (!mayHaveBonus(choice)) return undefined
  if (!isWithin(amount, { min: bonus.minAmount, max: bonus.maxAmount })) return undefined
  return (amount * BigInt(bonus.percentage)) / 100n
}
