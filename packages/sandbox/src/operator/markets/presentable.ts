import type { EventSummary, Market, Runner } from '@kit/sdk/contract'
import type { MarketState } from './marketState.ts'

/** Time that prices must be unchanged until a market counts as frozen, in ms. */
const frozenAfterMs = 5 * 60_000

/** Returns true if the best back is not below the best lay, which no exchange shows. */
const isCrossed = ({ status, back, lay }: Runner): boolean => {
  const [bid, ask] = [back[0]?.odds ?? 0, lay[0]?.odds ?? 0]
  return status === 'active' && bid > 0 && ask > 0 && bid >= ask
}

const hasPrice = ({ back, lay }: Runner): boolean => (back[0]?.odds ?? 0) > 0 || (lay[0]?.odds ?? 0) > 0

/** Lines of a session are its runs, which are in reverse order. */
const isConsistent = ({ type, runners }: Market): boolean => type === 'session' || !runners.some(isCrossed)

/**
 * Returns true if a market may be first in a list: it names the sides, and has consistent prices that change.
 */
export const isPresentable = (
  { feed, published, movedAtMs }: Pick<MarketState, 'feed' | 'published' | 'movedAtMs'>,
  nowMs: number,
): boolean =>
  feed.isNameless !== true &&
  nowMs - movedAtMs < frozenAfterMs &&
  published.runners.some(hasPrice) &&
  isConsistent(published)

/** Returns true if a market may be first in a list. Default: lists are sorted by start only. */
export type Leads = (marketId: string) => boolean

/** Returns the events that may be first before the others, each group in its order. */
export const leadingFirst = (events: readonly EventSummary[], leads: Leads): EventSummary[] => {
  const isLeading = ({ mainMarket }: EventSummary) => mainMarket !== null && leads(mainMarket.id)
  return [...events.filter(isLeading), ...events.filter((event) => !isLeading(event))]
}
