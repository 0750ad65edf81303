import { betsSettled, eventStatus, openBetsChanged, pointsChanged } from '@kit/sdk/contract'
import type { Announce } from '../announcements/announcements.ts'
import type { MarketBooks } from './marketBooks.ts'

/** Announces to players that their bets changed, and to everyone that a market ended. */
export function createMarketAnnouncer(announce: Announce, books: Pick<MarketBooks, 'get'>) {
  return {
    announceToPlayers(userIds: readonly string[], marketId: string, hasEnded: boolean): void {
      for (const userId of userIds) {
        const to = { userId }
        if (hasEnded) announce({ to, event: betsSettled, payload: { docs: { marketId } } })
        announce({ to, event: openBetsChanged, payload: {} })
        announce({ to, event: pointsChanged, payload: {} })
      }
    },

    announceEnd(marketId: string): void {
      const live = books.get(marketId)
      if (!live) return
      const docs = {
        status: 'result',
        eventId: live.feed.event.id,
        marketId: { id: marketId, type: live.feed.type, externalType: '' },
      }
      announce({ to: { everyone: true }, event: eventStatus, payload: { docs } })
    },
  }
}

export type MarketAnnouncer = ReturnType<typeof createMarketAnnouncer>
