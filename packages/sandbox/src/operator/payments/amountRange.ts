import type { Minor } from '@kit/sdk/contract'

/** The limits of a method, its least raised to the domain's. */
export const rangeOf = (
  { minAmount, maxAmount }: { minAmount: Minor; maxAmount: Minor },
  minimumAmount: Minor,
): { min: Minor; max: Minor } => ({
  min: minAmount > minimumAmount ? minAmount : minimumAmount,
  max: maxAmount,
})

/** Whether an amount lies within limits that are themselves allowed; a `max` of 0 is none. */
export const isWithin = (amount: Minor, { min, max }: { min: Minor; max: Minor }): boolean =>
  amount >= min && (max === 0n || amount <= max)
