/** What is said of a market: whether it takes bets, is being played, and whether its prices can be trusted. */
export interface MarketNote {
  name: string
  phase: 'open' | 'suspended' | 'closed'
  isInPlay: boolean
  isStale: boolean
}

/** The price on offer for the selection of the slip. */
export interface PriceNote {
  /** Identifies the selection: a change to another one is not news. */
  of: string
  name: string
  /** As the market writes it; empty while nothing is on offer. */
  price: string
}

/** What screen readers are told of, as the page shows it at one moment. */
export interface Notes {
  markets: ReadonlyMap<string, MarketNote>
  price: PriceNote | undefined
}

export type MarketChange = 'suspended' | 'open' | 'closed' | 'inPlay' | 'stale' | 'fresh'

export interface News {
  /** The names of the markets that changed, by kind of change. */
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

/** The differences since the last announcement. Changes that were undone are none, nor are markets that are new. */
export function newsBetween(told: Notes, now: Notes): News | undefined {
  const markets = new Map<MarketChange, string[]>()
  for (const [id, note] of now.markets) {
    const before = told.markets.get(id)
    for (const change of before ? changesOf(before, note) : [])
      markets.set(change, [...(markets.get(change) ?? []), note.name])
  }
  const isSame = now.price?.of === told.price?.of
  const price =
    isSame && now.price && told.price && now.price.price !== told.price.price
      ? { name: now.price.name, was: told.price.price, price: now.price.price }
      : undefined
  return markets.size > 0 || price ? { markets, price } : undefined
}
