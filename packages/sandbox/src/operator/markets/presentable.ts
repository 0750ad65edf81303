import type { EventSummary, Market, Runner } from '@kit/sdk/contract'
import type { MarketState } from './marketState.ts'

/** A market whose prices have not moved for so long is frozen. */
const frozenAfterMs = 5 * 60_000

/** Whoever backs would get more than whoever lays asks: a book that no exchange shows. */
const isCrossed = ({ status, back, lay }: Runner): boolean => {
  const [bid, ask] = [back[0]?.odds ?? 0, lay[0]?.odds ?? 0]
  return status === 'active' && bid > 0 && ask > 0 && bid >= ask
}

const hasPrice = ({ back, lay }: Runner): boolean => (back[0]?.odds ?? 0) > 0 || (lay[0]?.odds ?? 0) > 0

/** Lines of a session are its runs, which lie the other way round. */
const isConsistent = ({ type, runners }: Market): boolean => type === 'session' || !runners.some(isCrossed)

/** Whether a market may lead a list: it says who plays, has prices that fit together, and they move. */
export const isPresentable = (
  { feed, published, movedAtMs }: Pick<MarketState, 'feed' | 'published' | 'movedAtMs'>,
  nowMs: number,
): boolean =>
  feed.isNameless !== true &&
  nowMs - movedAtMs < frozenAfterMs &&
  published.runners.some(hasPrice) &&
  isConsistent(published)

/** Whether a market may lead a list; without it the lists are by start alone. */
export type Leads = (marketId: string) => boolean

/** Events that may lead a list before the others, else in their order. */
export const leadingFirst = (events: readonly EventSummary[], leads: Leads): EventSummary[] => {
  const isLeading = ({ mainMarket }: EventSummary) => mainMarket !== null && leads(mainMarket.id)
  return [...events.filter(isLeading), ...events.filter((event) => !isLeading(event))]
}
