import {
  getHome,
  getMarketGroup,
  listEveryMarket,
  listHighlights,
  listMarkets,
  searchEvents,
  type Market,
} from '@kit/sdk/contract'
import type { Database } from '../database/schema.ts'
import { createRateLimit, type RateLimits } from '../http/rateLimit.ts'
import { firstScreen, route, type Route } from '../http/route.ts'
import { shareForAMoment } from '../http/shareForAMoment.ts'
import type { ShareCounts } from '../processes/sharedCounts.ts'
import { catalogue, catalogueOfEvent } from './catalogue.ts'
import { eventUnknown } from './failures.ts'
import { highlightsOf } from './highlights.ts'
import { createHomeAnswers } from './homeAnswers.ts'
import { homeDocument } from './homeDocument.ts'
import type { MarketBooks } from './marketBooks.ts'
import { findEvents } from './searchEvents.ts'

export interface MarketServices {
  database: Database
  books: MarketBooks
  clock(): number
  rateLimits: RateLimits
  share: ShareCounts
}

export function marketRoutes({ database, books, clock, rateLimits, share }: MarketServices): Route[] {
  const homeNow = createHomeAnswers(books, clock)
  const shareMarkets = shareForAMoment<Market[]>(clock)
  const perAddress = createRateLimit(rateLimits.search, clock, share('search'))
  const endedMarkets = async (eventId: string) => {
    const ended = await catalogueOfEvent(database, eventId, books.epoch)
    if (ended.length === 0) throw eventUnknown()
    return ended
  }
  const marketsNow = async (eventId: string | undefined, first: number | undefined) => {
    const live = eventId === undefined ? books.list() : books.listEvent(eventId)
    if (eventId !== undefined && live.length === 0) return (await endedMarkets(eventId)).slice(0, first)
    return shareMarkets(JSON.stringify([books.revision, eventId, first]), () => live.slice(0, first))
  }

  return [
    route(getHome, async ({ first }) => ({
      docs: homeNow(first),
      isShared: true,
      ...(first !== undefined && { headers: firstScreen }),
    })),

    route(getMarketGroup, async ({ eventId, first }) => ({
      docs: await marketsNow(eventId, first),
      isShared: true,
      ...(first !== undefined && { headers: firstScreen }),
    })),

    route(listMarkets, async ({ page, limit }) => {
      const markets = books.list()
      return { docs: markets.slice((page - 1) * limit, page * limit), totalDocs: markets.length }
    }),

    route(listEveryMarket, async (asked) => {
      const { docs, totalDocs } = await catalogue(database, asked, books.epoch)
      return { docs: docs.map((resting) => books.get(resting.id)?.published ?? resting), totalDocs }
    }),

    route(listHighlights, async () => ({
      docs: highlightsOf(homeDocument(books.list(), clock()), books.isPresentable),
    })),

    route(searchEvents, async ({ search, active }, { network }) => {
      perAddress.take(network)
      const isSought = (market: Market) => active === 'false' || !market.isClosed
      return { docs: findEvents(books.list().filter(isSought), search) }
    }),
  ]
}
