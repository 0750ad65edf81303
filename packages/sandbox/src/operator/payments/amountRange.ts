import type { Minor } from '@kit/sdk/contract'

/** Returns the range with the method's minimum raised to the domain's. */
export const rangeOf = (
  { minAmount, maxAmount }: { minAmount: Minor; maxAmount: Minor },
  minimumAmount: Minor,
): { min: Minor; max: Minor } => ({
  min: minAmount > minimumAmount ? minAmount : minimumAmount,
  max: maxAmount,
})

/** A `max` of 0 means no limit. */
export const isWithin = (amount: Minor, { min, max }: { min: Minor; max: Minor }): boolean =>
  amount >= min && (max === 0n || amount <= max)
