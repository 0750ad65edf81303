import './jitless.ts'
import * as z from 'zod/mini'
import { socketEvent } from './socket.ts'

/** Time after an event at which changed answers are read again, in ms (SOCK-035, SOCK-036). */
const cacheRefreshAfterMs = 3_000

const nothing = z.optional(z.object({}))
const ofMarket = z.object({ docs: z.object({ eventId: z.string(), marketId: z.string() }) })

/** A market opened: the lists are read again. */
export const marketAdded = socketEvent({
  direction: 'serverToClient',
  event: 'getAddMarketUpdate',
  payload: ofMarket,
  audience: 'everyone',
  changes: ['markets', 'everyMarket', 'home'],
  source: 'getAddMarketUpdate',
})

/** The home document changed; clients read it again after 3 s. */
export const homeChanged = socketEvent({
  direction: 'serverToClient',
  event: 'getHomeCacheUpdates',
  payload: nothing,
  audience: 'everyone',
  changes: ['home', 'highlights'],
  changesAfterMs: cacheRefreshAfterMs,
  source: 'getHomeCacheUpdates',
})

/** Facts of a market other than prices changed: names, dates, runners. Clients read markets again after 3 s. */
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

/** The highlights changed. */
export const highlightsChanged = socketEvent({
  direction: 'serverToClient',
  event: 'highlightUpdated',
  payload: nothing,
  audience: 'everyone',
  changes: ['highlights'],
  source: 'highlightUpdated',
})

/** The competitions on the lists changed. Clients ignore it (SOCK-048). */
export const tournamentsChanged = socketEvent({
  direction: 'serverToClient',
  event: 'tournamentUpdated',
  payload: nothing,
  audience: 'everyone',
  source: 'tournamentUpdated',
})
