import { formatPrice } from '../../prices/formatPrice.ts'
import { slotOfDraft } from '../model/slotOfDraft.ts'
import { draftOf } from '../model/slipState.ts'
import type { BettingServices } from '../model/bettingContext.ts'
import type { MarketFacts } from '../../prices/marketFacts.ts'
import type { MarketNote, Notes, PriceNote } from './marketNews.ts'

const noteOf = (market: MarketFacts): MarketNote => ({
  name: market.name,
  phase: market.isClosed
    ? 'closed'
    : market.status === 'active' && market.allowsBets && !market.isLocked
      ? 'open'
      : 'suspended',
  isInPlay: market.isInPlay,
  isStale: market.isStale,
})

function priceNote({ slip, prices }: BettingServices): PriceNote | undefined {
  const { slip: now } = slip.getState()
  const draft = now.state === 'placed' ? undefined : draftOf(now)
  if (!draft) return undefined
  const { marketId, marketType, runnerId, side } = draft
  const best = slotOfDraft(prices, draft)
  return {
    of: `${marketId} ${runnerId} ${side}`,
    name: draft.runnerName,
    price: best && best.odds > 0 ? formatPrice({ marketType, odds: best.odds, run: best.run }) : '',
  }
}

/** Returns the current state of the markets in the document and the price of the slip's selection. */
export function readNotes(root: ParentNode, services: BettingServices): Notes {
  const markets = new Map<string, MarketNote>()
  for (const { dataset } of root.querySelectorAll<HTMLElement>('[data-market]')) {
    const id = dataset['market'] ?? ''
    const market = services.prices.structure(id)
    if (market) markets.set(id, noteOf(market))
  }
  return { markets, price: priceNote(services) }
}
