import './jitless.ts'
import * as z from 'zod/mini'
import { eventSummary, market } from './market.ts'
import { cacheRefreshAfterMs, socketEvent, socketQuestion } from './socket.ts'

// Requests and payloads by: the specification names these events and shows no more of them.

const id = z.string().check(z.minLength(1), z.maxLength(64))
const nothing = z.optional(z.object({}))
const ofMarket = z.object({ docs: z.object({ eventId: z.string(), marketId: z.string() }) })

/** Asks for the events on the lists, with the main market of each. */
export const askEvents = socketQuestion({
  direction: 'clientToServer',
  event: 'getAllEvent',
  payload: nothing,
  answer: z.array(eventSummary),
  audience: 'everyone',
  source: 'getAllEvent',
})

/** Asks for the markets on the lists. */
export const askMarkets = socketQuestion({
  direction: 'clientToServer',
  event: 'getAllMarket',
  payload: nothing,
  answer: z.array(market),
  audience: 'everyone',
  source: 'getAllMarket',
})

/** Asks for the status of an event's markets, which comes as the event of the same name. */
export const askMarketStatus = socketEvent({
  direction: 'clientToServer',
  event: 'getMarketStatusByEventId',
  payload: z.object({ eventId: id }),
  audience: 'everyone',
  source: 'getMarketStatusByEventId',
})

/** The status of an event's markets: 'active' takes bets. */
export const marketStatusTold = socketEvent({
  direction: 'serverToClient',
  event: 'getMarketStatusByEventId',
  payload: z.object({
    docs: z.array(z.object({ marketId: z.string(), eventId: z.string(), status: z.string() })),
  }),
  audience: 'everyone',
  source: 'getMarketStatusByEventId',
})

/** What a market is, other than its prices, changed: names, dates, runners. Clients read markets again after 3 s. */
export const marketsChanged = socketEvent({
  direction: 'serverToClient',
  event: 'getMarketCacheUpdates',
  payload: nothing,
  audience: 'everyone',
  changes: ['markets', 'everyMarket'],
  changesAfterMs: cacheRefreshAfterMs,
  source: 'getMarketCacheUpdates',
})

/** A market left the lists. */
export const marketRemoved = socketEvent({
  direction: 'serverToClient',
  event: 'getDeleteMarketUpdate',
  payload: ofMarket,
  audience: 'everyone',
  changes: ['markets', 'everyMarket', 'home'],
  source: 'getDeleteMarketUpdate',
})

/** Other events are worth a look now. */
export const highlightsChanged = socketEvent({
  direction: 'serverToClient',
  event: 'highlightUpdated',
  payload: nothing,
  audience: 'everyone',
  changes: ['highlights'],
  source: 'highlightUpdated',
})

/** The operator has lost the exchange: no price is a price until it is back. */
export const feedLost = socketEvent({
  direction: 'serverToClient',
  event: 'getBetfairTokenExpired',
  payload: nothing,
  audience: 'everyone',
  source: 'getBetfairTokenExpired',
})

/** The exchange is back: images follow. */
export const feedRestored = socketEvent({
  direction: 'serverToClient',
  event: 'getBetfairTokenRefreshed',
  payload: nothing,
  audience: 'everyone',
  changes: ['markets'],
  source: 'getBetfairTokenRefreshed',
})

/** Another set of competitions is on the lists. Clients ignore it (SOCK-048). */
export const tournamentsChanged = socketEvent({
  direction: 'serverToClient',
  event: 'tournamentUpdated',
  payload: nothing,
  audience: 'everyone',
  source: 'tournamentUpdated',
})
