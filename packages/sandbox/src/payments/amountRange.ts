import type { Minor } from '@kit/sdk/contract'

/** Whether an amount lies within limits that are themselves allowed; a `max` of 0 is none. */
export const isWithin = (amount: Minor, { min, max }: { min: Minor; max: Minor }): boolean =>
  amount >= min && (max === 0n || amount <= max)
