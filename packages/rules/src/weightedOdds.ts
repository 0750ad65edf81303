import type { Minor, Odds } from '@kit/sdk/contract'
import { divideHalfUp } from './money.ts'

/**
 * Returns the stake-weighted average of odds in hundredths, rounded half up; undefined without a stake. Source:
 * OPEN-010, Q-014.
 */
export function weightedOdds(parts: readonly { odds: Odds; stake: Minor }[]): Odds | undefined {
  const stake = parts.reduce((sum, part) => sum + part.stake, 0n)
  if (stake <= 0n) return undefined
  const weight = parts.reduce((sum, part) => sum + part.stake * BigInt(part.odds), 0n)
  return Number(divideHalfUp(weight, stake))
}
