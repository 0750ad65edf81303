import type { MarketType, Minor } from '@kit/sdk/contract'

export interface StakeLimits {
  /** The stake range of the bet in minor units, both inclusive. */
  min: Minor
  max: Minor
  marketType: MarketType
  /** The player's caps by market type; null, absent or 0 means no cap. */
  caps: Partial<Record<MarketType, Minor | null>>
}

export type StakeFault = 'stake-invalid' | 'stake-out-of-range' | 'stake-above-cap'

/** Returns the first rule a stake breaks, in the specification's order, or undefined if the stake is allowed. */
export function stakeFault(
  stake: Minor,
  { min, max, marketType, caps }: StakeLimits,
): StakeFault | undefined {
  if (stake <= 0n) return 'stake-invalid'
  if (stake < min || stake > max) return 'stake-out-of-range'
  const cap = caps[marketType]
  if (cap && stake > cap) return 'stake-above-cap'
  return undefined
}
