import type { Minor } from '@kit/sdk/contract'

/** Share of a settled stake that counts for a wager, in percent. */
export interface WagerShares {
  exchange: number
  casino: number
}

export const wagerAmount = (bonusAmount: Minor, times: number): Minor => bonusAmount * BigInt(times)

/** Rounded down, and at most the whole. */
export function wagered(
  staked: Readonly<Record<keyof WagerShares, Minor>>,
  { exchange, casino }: WagerShares,
  required: Minor,
): Minor {
  const counted = (staked.exchange * BigInt(exchange) + staked.casino * BigInt(casino)) / 100n
  return counted < required ? counted : required
}
