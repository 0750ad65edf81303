import { getConfiguration, getHome, getMarketGroup } from '@kit/sdk/contract'
import type { Database } from '../database/schema.ts'
import { route, type Route } from '../http/route.ts'
import type { Switches } from '../switches/switches.ts'
import { catalogueOfEvent } from './catalogue.ts'
import { eventUnknown } from './failures.ts'
import { homeDocument } from './homeDocument.ts'
import type { MarketBooks } from './marketBooks.ts'

export interface MarketServices {
  database: Database
  books: MarketBooks
  clock(): number
  switches: Pick<Switches, 'isInMaintenance' | 'usesSocket'>
}

export function marketRoutes({ database, books, clock, switches }: MarketServices): Route[] {
  const marketsOfEvent = async (eventId: string) => {
    const live = books.listEvent(eventId)
    if (live.length > 0) return live
    const ended = await catalogueOfEvent(database, eventId, books.epoch)
    if (ended.length === 0) throw eventUnknown()
    return ended
  }

  return [
    route(getHome, async () => ({ docs: homeDocument(books.list(), clock()) })),

    route(getMarketGroup, async ({ eventId }) => ({
      docs: eventId === undefined ? books.list() : await marketsOfEvent(eventId),
    })),

    route(getConfiguration, async (_request, { host }) => ({
      docs: {
        date: new Date(clock()).toISOString(),
        maintenance: switches.isInMaintenance(),
        domain: { domainName: host, type: 'b2c' as const, whitelabelId: 'sandbox' },
        appConfigruation: { marqueeText: '', useSocket: switches.usesSocket(), isSocketBlocked: false },
      },
    })),
  ]
}
