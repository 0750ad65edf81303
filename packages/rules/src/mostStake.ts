import type { Minor } from '@kit/sdk/contract'
import { whatIf, type BookedMarket, type PlacedOrThought, type ThoughtBet } from './whatIf.ts'

const point = 100n

/**
 * The highest stake, in minor units of whole points and no more than `limit`, whose exposure the available points
 * cover; 0 when they cover none. Bets that stand count: a hedge frees points. `available` and `limit` in minor units.
 *
 * On each outcome a bet's share only grows or only falls with its stake, so that the stakes that can be covered are all
 * those from 0 to one: the search halves what is left.
 */
export function mostStake(
  bets: readonly PlacedOrThought[],
  thought: Omit<ThoughtBet, 'stake'>,
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
