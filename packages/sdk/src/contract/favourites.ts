import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint } from './endpoint.ts'

const id = z.string().check(z.minLength(1), z.maxLength(64))
const ofEvent = z.object({ eventId: id })
const ofMarket = z.object({ marketId: id })

/** The events a player marked, the newest first. */
export const listFavouriteEvents = endpoint({
  name: 'listFavouriteEvents',
  method: 'GET',
  path: 'api/user/favorite/event',
  family: 'favouriteEvents',
  auth: 'player',
  encoding: 'query',
  request: emptyRequest,
  response: z.array(ofEvent),
  source: 'GET api/user/favorite/event',
})

/** Marks an event. Marked twice, it is marked. */
export const addFavouriteEvent = endpoint({
  name: 'addFavouriteEvent',
  method: 'POST',
  path: 'api/user/favorite/event',
  changes: ['favouriteEvents'],
  auth: 'player',
  encoding: 'form',
  request: ofEvent,
  response: z.unknown(),
  success: 'Favorite Event Added',
  failures: ['event-unknown'],
  source: 'POST api/user/favorite/event',
})

/** Takes the mark off an event; one that has none is left as it is. */
export const removeFavouriteEvent = endpoint({
  name: 'removeFavouriteEvent',
  method: 'DELETE',
  path: 'api/user/favorite/event',
  changes: ['favouriteEvents'],
  auth: 'player',
  encoding: 'form',
  request: ofEvent,
  response: z.unknown(),
  success: 'Favorite Event Deleted',
  source: 'DELETE api/user/favorite/event',
})

/** The markets a player marked, the newest first. */
export const listFavouriteMarkets = endpoint({
  name: 'listFavouriteMarkets',
  method: 'GET',
  path: 'api/user/favorite/market',
  family: 'favouriteMarkets',
  auth: 'player',
  encoding: 'query',
  request: emptyRequest,
  response: z.array(ofMarket),
  source: 'GET api/user/favorite/market',
})

/** Marks a market. Marked twice, it is marked. */
export const addFavouriteMarket = endpoint({
  name: 'addFavouriteMarket',
  method: 'POST',
  path: 'api/user/favorite/market',
  changes: ['favouriteMarkets', 'markets'],
  auth: 'player',
  encoding: 'form',
  request: ofMarket,
  response: z.unknown(),
  success: 'Favorite Market Added',
  failures: ['market-unknown'],
  source: 'POST api/user/favorite/market',
})

/** Takes the mark off a market; one that has none is left as it is. */
export const removeFavouriteMarket = endpoint({
  name: 'removeFavouriteMarket',
  method: 'DELETE',
  path: 'api/user/favorite/market',
  changes: ['favouriteMarkets', 'markets'],
  auth: 'player',
  encoding: 'form',
  request: ofMarket,
  response: z.unknown(),
  success: 'Favorite Market Deleted',
  source: 'DELETE api/user/favorite/market',
})
