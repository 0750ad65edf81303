import type { Minor } from '@kit/sdk/contract'
import { isWithin } from '../amountRange.ts'

/** Facts that decide whether a player may have a bonus. */
export interface BonusClaim {
  bonus: { useLimit: number; type: string }
  timesUsed: number
  depositCount: number
  hasBonusLock: boolean
  hasWagerBonus: boolean
}

/** Facts that decide whether a bonus applies to a deposit. Amounts in minor units. */
export interface BonusChoice extends BonusClaim {
  bonus: BonusClaim['bonus'] & { minAmount: Minor; maxAmount: Minor; percentage: number }
  amount: Minor
}

export const mayHaveBonus = ({ bonus, ...player }: BonusClaim): boolean =>
  !player.hasBonusLock &&
  !player.hasWagerBonus &&
  player.timesUsed < bonus.useLimit &&
  !(bonus.type === 'ftd' && player.depositCount > 0)

/** Returns the bonus on a deposit, rounded down to the minor unit, or undefined if it does not apply. */
export function bonusAmount(choice: BonusChoice): Minor | undefined {
  const { bonus, amount } = choice
  if (!mayHaveBonus(choice)) return undefined
  if (!isWithin(amount, { min: bonus.minAmount, max: bonus.maxAmount })) return undefined
  return (amount * BigInt(bonus.percentage)) / 100n
}
