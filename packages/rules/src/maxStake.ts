import type { Minor } from '@kit/sdk/contract'
import { whatIf, type BookedMarket, type WhatIfBet, type ProspectiveBet } from './whatIf.ts'

const point = 100n

/**
 * Returns the highest stake, in minor units of whole points and at most `limit`, whose exposure the available points
 * cover; 0 if they cover none. Existing bets count: a hedge frees points. `available` and `limit` are in minor units.
 *
 * A bet's share of each outcome only rises or only falls with its stake, so every stake below the highest covered one
 * is covered too: a binary search finds it.
 */
export function maxStake(
  bets: readonly WhatIfBet[],
  thought: Omit<ProspectiveBet, 'stake'>,
  market: BookedMarket,
  { available, limit }: { available: Minor; limit: Minor },
): Minor {
  const isCovered = (points: bigint) =>
    whatIf(bets, { ...thought, stake: points * point }, market).exposureChange <= available
  let covered = 0n
  let beyond = limit / point + 1n
  if (beyond <= 0n || available < 0n) return 0n
  while (beyond - covered > 1n) {
    const middle = (covered + beyond) / 2n
    if (isCovered(middle)) covered = middle
    else beyond = middle
  }
  return covered * point
}
