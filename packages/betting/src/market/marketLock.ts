import type { MarketFacts } from '../prices/marketFacts.ts'

/** Reason why no bets can be placed on a market now, whatever the stake. */
export type MarketLock = 'market-closed' | 'runner-removed' | 'market-suspended' | 'prices-interrupted'

/**
 * Returns what locks a runner's prices, or undefined. A market that the page does not have is not locked: the operator
 * decides.
 */
export function marketLock(
  { runnerId }: { runnerId: string },
  market: MarketFacts | undefined,
): MarketLock | undefined {
  if (!market) return undefined
  if (market.isClosed) return 'market-closed'
  if (market.runners.find(({ id }) => id === runnerId)?.status === 'removed') return 'runner-removed'
  if (market.status !== 'active' || !market.allowsBets || market.isLocked) return 'market-suspended'
  return market.isStale ? 'prices-interrupted' : undefined
}
