import type { Minor } from '@kit/sdk/contract'

/** How much of a settled stake counts for a wager, in percent. */
export interface WagerShares {
  exchange: number
  casino: number
}

/** What is to be turned over for a bonus, in minor units. */
export const wagerAmount = (bonusAmount: Minor, times: number): Minor => bonusAmount * BigInt(times)

/** How much of a wager is done by settled stakes, rounded down, and never more than all of it. */
export function wagered(
  staked: Readonly<Record<keyof WagerShares, Minor>>,
  { exchange, casino }: WagerShares,
  required: Minor,
): Minor {
  const counted = (staked.exchange * BigInt(exchange) + staked.casino * BigInt(casino)) / 100n
  return counted < required ? counted : required
}
