import './jitless.ts'
import * as z from 'zod/mini'
import { eventSummary, market } from './market.ts'
import { socketEvent, socketQuestion } from './socket.ts'

// Requests and payloads by: the specification only names these events.

const id = z.string().check(z.minLength(1), z.maxLength(64))
const nothing = z.optional(z.object({}))

/** Requests the events on the lists, with the main market of each. */
export const askEvents = socketQuestion({
  direction: 'clientToServer',
  event: 'getAllEvent',
  payload: nothing,
  answer: z.array(eventSummary),
  audience: 'everyone',
  source: 'getAllEvent',
})

/** Requests the markets on the lists. */
export const askMarkets = socketQuestion({
  direction: 'clientToServer',
  event: 'getAllMarket',
  payload: nothing,
  answer: z.array(market),
  audience: 'everyone',
  source: 'getAllMarket',
})

/** Requests the status of an event's markets; the event of the same name answers. */
export const askMarketStatus = socketEvent({
  direction: 'clientToServer',
  event: 'getMarketStatusByEventId',
  payload: z.object({ eventId: id }),
  audience: 'everyone',
  source: 'getMarketStatusByEventId',
})

/** The status of an event's markets: 'active' takes bets. */
export const marketStatusReported = socketEvent({
  direction: 'serverToClient',
  event: 'getMarketStatusByEventId',
  payload: z.object({
    docs: z.array(z.object({ marketId: z.string(), eventId: z.string(), status: z.string() })),
  }),
  audience: 'everyone',
  source: 'getMarketStatusByEventId',
})

/** The operator lost its connection to the exchange: no price is valid until it is back. */
export const feedLost = socketEvent({
  direction: 'serverToClient',
  event: 'getBetfairTokenExpired',
  payload: nothing,
  audience: 'everyone',
  source: 'getBetfairTokenExpired',
})

/** The connection to the exchange is back; images follow. */
export const feedRestored = socketEvent({
  direction: 'serverToClient',
  event: 'getBetfairTokenRefreshed',
  payload: nothing,
  audience: 'everyone',
  changes: ['markets'],
  source: 'getBetfairTokenRefreshed',
})
