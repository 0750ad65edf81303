/** Announced facts of a market: whether it accepts bets, is in play, and has live prices. */
export interface MarketNote {
  name: string
  phase: 'open' | 'suspended' | 'closed'
  isInPlay: boolean
  isStale: boolean
}

export interface PriceNote {
  /** Key of the selection. A change to another selection is not announced. */
  of: string
  name: string
  /** Formatted as in the market; empty if there is no price on offer. */
  price: string
}

export interface Notes {
  markets: ReadonlyMap<string, MarketNote>
  price: PriceNote | undefined
}

export type MarketChange = 'suspended' | 'open' | 'closed' | 'inPlay' | 'stale' | 'fresh'

export interface News {
  markets: ReadonlyMap<MarketChange, readonly string[]>
  price: { name: string; was: string; price: string } | undefined
}

function changesOf(before: MarketNote, now: MarketNote): MarketChange[] {
  const changes: MarketChange[] = []
  if (now.phase !== before.phase) changes.push(now.phase)
  if (now.phase === 'closed') return changes
  if (now.isInPlay && !before.isInPlay) changes.push('inPlay')
  if (now.isStale !== before.isStale) changes.push(now.isStale ? 'stale' : 'fresh')
  return changes
}

/**
 * Returns the differences since the last announcement, or undefined if there are none. Reverted changes and new markets
 * are not differences.
 */
export function newsBetween(announced: Notes, now: Notes): News | undefined {
  const markets = new Map<MarketChange, string[]>()
  for (const [id, note] of now.markets) {
    const before = announced.markets.get(id)
    for (const change of before ? changesOf(before, note) : [])
      markets.set(change, [...(markets.get(change) ?? []), note.name])
  }
  const isSame = now.price?.of === announced.price?.of
  const price =
    isSame && now.price && announced.price && now.price.price !== announced.price.price
      ? { name: now.price.name, was: announced.price.price, price: now.price.price }
      : undefined
  return markets.size > 0 || price ? { markets, price } : undefined
}
