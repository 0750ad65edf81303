import type { Minor } from '@kit/sdk/contract'
import { isWithin } from '../amountRange.ts'

/** What decides whether a bonus applies to a deposit. Amounts in minor units. */
export interface BonusChoice {
  bonus: {
    minAmount: Minor
    maxAmount: Minor
    useLimit: number
    type: string
    percentage: number
  }
  amount: Minor
  timesUsed: number
  depositCount: number
  hasBonusLock: boolean
  hasWagerBonus: boolean
}

/** The bonus on a deposit, rounded down to the minor unit; undefined when it does not apply. */
export function bonusAmount(choice: BonusChoice): Minor | undefined {
  const { bonus, amount, timesUsed, depositCount } = choice
  if (choice.hasBonusLock || choice.hasWagerBonus) return undefined
  if (timesUsed >= bonus.useLimit) return undefined
  if (bonus.type === 'ftd' && depositCount > 0) return undefined
  if (!isWithin(amount, { min: bonus.minAmount, max: bonus.maxAmount })) return undefined
  return (amount * BigInt(bonus.percentage)) / 100n
}
