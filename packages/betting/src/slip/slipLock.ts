import type { LiveMarket } from '../market/store/liveMarket.ts'
import type { BetDraft } from './betDraft.ts'

/** Why nothing can be placed on a market at this moment, whatever the stake. */
export type SlipLock = 'market-closed' | 'runner-removed' | 'market-suspended' | 'prices-interrupted'

/** What locks the place button, or undefined. A market nobody holds locks nothing: the operator has the last word. */
export function slipLock(
  draft: Pick<BetDraft, 'runnerId'>,
  market: LiveMarket | undefined,
): SlipLock | undefined {
  if (!market) return undefined
  if (market.isClosed) return 'market-closed'
  if (market.runners.find(({ id }) => id === draft.runnerId)?.status === 'removed') return 'runner-removed'
  if (market.status !== 'active' || !market.allowsBets || market.isLocked) return 'market-suspended'
  return market.isStale ? 'prices-interrupted' : undefined
}
