import { heartbeat, heartbeatMs, type Market } from '@kit/sdk/contract'
import type { Announce } from '../announcements/announcements.ts'
import type { MarketBooks } from '../markets/marketBooks.ts'

const beatOf = ({ id, sequence }: Market) => ({ marketId: id, ...sequence })

/**
 * Emits heartbeats: an empty one to everyone, and the last sequence of each market to an event's followers.
 */
export function startHeartbeat(books: Pick<MarketBooks, 'list'>, announce: Announce): () => void {
  const beat = (): void => {
    announce({ to: { everyone: true }, event: heartbeat, payload: { docs: [] } })
    const byEvent = new Map<string, Market[]>()
    for (const market of books.list())
      byEvent.set(market.event.id, [...(byEvent.get(market.event.id) ?? []), market])
    for (const [eventId, markets] of byEvent)
      announce({ to: { eventId }, event: heartbeat, payload: { docs: markets.map(beatOf) } })
  }
  const timer = setInterval(beat, heartbeatMs)
  return () => clearInterval(timer)
}
