import { highlightsChanged, homeChanged, marketRemoved, tournamentsChanged } from '@kit/sdk/contract'
import type { Announce } from '../announcements/announcements.ts'
import { highlightsOf } from './highlights.ts'
import { homeDocument, homeSignature } from './homeDocument.ts'
import type { MarketBooks } from './marketBooks.ts'

/**
 * Announces changes of the lists since the last call: home document, highlights, competitions, removed
 * markets.
 */
export function createListAnnouncer(
  books: Pick<MarketBooks, 'list'>,
  clock: () => number,
  announce: Announce,
): () => void {
  const look = () => {
    const listed = books.list()
    const home = homeDocument(listed, clock())
    return {
      home: homeSignature(home),
      highlights: highlightsOf(home)
        .map(({ event }) => event.id)
        .join(),
      competitions: [...new Set(listed.map(({ competition }) => competition.id))].toSorted().join(),
      markets: new Map(listed.map(({ id, event }) => [id, event.id])),
    }
  }

  let known = look()
  return () => {
    const current = look()
    const to = { everyone: true } as const
    for (const [marketId, eventId] of known.markets)
      if (!current.markets.has(marketId))
        announce({ to, event: marketRemoved, payload: { docs: { eventId, marketId } } })
    if (current.home !== known.home) announce({ to, event: homeChanged, payload: {} })
    if (current.highlights !== known.highlights) announce({ to, event: highlightsChanged, payload: {} })
    if (current.competitions !== known.competitions) announce({ to, event: tournamentsChanged, payload: {} })
    known = current
  }
}
