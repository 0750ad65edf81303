import type { Minor } from '@kit/sdk/contract'

/** Share of a settled stake that counts for a wager, in percent. */
export interface WagerShares {
  exchange: number
  casino: number
}

/** Returns the amount to be turned over for a bonus, in minor units. */
export const wagerAmount = (bonusAmount: Minor, times: number): Minor => bonusAmount * BigInt(times)

/** Returns the part of a wager that settled stakes have completed, rounded down, and at most the whole. */
export function wagered(
  staked: Readonly<Record<keyof WagerShares, Minor>>,
  { exchange, casino }: WagerShares,
  required: Minor,
): Minor {
  const counted = (staked.exchange * BigInt(exchange) + staked.casino * BigInt(casino)) / 100n
  return counted < required ? counted : required
}
