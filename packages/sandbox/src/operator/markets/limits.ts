import type { MarketType, Minor } from '@kit/sdk/contract'

const racingTypes = new Set(['7', '4339'])

const isRacing = (eventTypeId: string): boolean => racingTypes.has(eventTypeId)

const most = (type: MarketType, eventTypeId: string): Minor => {
  if (type === 'bookmaker') return 5_000_000n
  if (type === 'session') return 1_000_000n
  return isRacing(eventTypeId) ? 1_000_000n : 2_500_000n
}

/**
 * Returns stake limits in minor units, inclusive: exchange 100 to 25,000 points, racing to 10,000, bookmaker
 * to 50,000, sessions to 10,000.
 */
export const stakeRange = (type: MarketType, eventTypeId: string): { min: Minor; max: Minor } => ({
  min: 10_000n,
  max: most(type, eventTypeId),
})

/**
 * Minimum stake on each runner when a part of a position is cashed out, in minor units. The whole has no
 * minimum.
 */
export const leastCashOutStake: Minor = 100n

export function remarksOf(type: MarketType, eventTypeId: string): string {
  if (type === 'bookmaker') return 'A tie that is not decided, and a match without result, are void.'
  if (type === 'session') return 'Void when the innings is cut short before it is decided.'
  return isRacing(eventTypeId) ? 'Bets on a withdrawn runner are void.' : ''
}
