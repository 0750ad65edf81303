import type { Minor } from '@kit/sdk/contract'

const racingTypes = new Set(['7', '4339'])

const isRacing = (eventTypeId: string): boolean => racingTypes.has(eventTypeId)

/** The stakes a market takes, in minor units, both included: 100 to 25,000 points, racing to 10,000. */
export const stakeRange = (eventTypeId: string): { min: Minor; max: Minor } => ({
  min: 10_000n,
  max: isRacing(eventTypeId) ? 1_000_000n : 2_500_000n,
})

export const remarksOf = (eventTypeId: string): string =>
  isRacing(eventTypeId) ? 'Bets on a withdrawn runner are void.' : ''
