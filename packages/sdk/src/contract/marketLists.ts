import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint, pageRequest } from './endpoint.ts'
import { entity, field, mapped, type Entity, type EntityCodec } from './entity.ts'
import { eventSummary, market } from './market.ts'

/** The markets on the lists now, with their prices. */
export const listMarkets = endpoint({
  name: 'listMarkets',
  method: 'GET',
  path: 'api/common/game/market',
  family: 'markets',
  auth: 'none',
  encoding: 'query',
  request: z.object(pageRequest),
  response: z.array(market),
  paged: true,
  source: 'GET api/common/game/market',
})

/** All markets, past and present, the last to open first. One that has left the lists has its result and no prices. */
export const listEveryMarket = endpoint({
  name: 'listEveryMarket',
  method: 'GET',
  path: 'api/administrator/game/market',
  family: 'everyMarket',
  auth: 'administrator',
  encoding: 'query',
  request: z.object(pageRequest),
  response: z.array(market),
  paged: true,
  source: 'GET api/administrator/game/market',
})

/** The highlighted events: in-play before upcoming, the most matched first. */
export const listHighlights = endpoint({
  name: 'listHighlights',
  method: 'GET',
  path: 'api/common/game/highlight',
  family: 'highlights',
  auth: 'none',
  encoding: 'query',
  request: emptyRequest,
  response: z.array(eventSummary),
  source: 'GET api/common/game/highlight',
})

const foundEventFields = {
  eventTypeName: field('eventType', z.string()),
  eventTypeId: z.string(),
  eventId: z.string(),
  eventName: z.string(),
  countryCode: z._default(z.string(), ''),
  timezone: z._default(z.string(), ''),
  openDate: z.string(),
  markets: mapped(
    { markets: z._default(z.array(z.object({ _id: z.string(), marketName: z.string() })), []) },
    {
      decode: ({ markets }) => markets.map(({ _id, marketName }) => ({ id: _id, name: marketName })),
      encode: (ours) => ({ markets: ours.map(({ id, name }) => ({ _id: id, marketName: name })) }),
    },
  ),
}

/** A search result: an event with its markets. `openDate` ISO 8601 UTC. */
export interface FoundEvent extends Entity<typeof foundEventFields> {}

const foundEvent: EntityCodec<FoundEvent> = entity(foundEventFields)

/**
 * Events whose name contains the text, ignoring case, grouped by the name of their sport. `active` leaves out events that
 * are over.
 */
export const searchEvents = endpoint({
  name: 'searchEvents',
  method: 'GET',
  path: 'api/common/game/market/globalSearch',
  family: 'search',
  auth: 'none',
  encoding: 'query',
  request: z.object({
    search: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    active: z._default(z.enum(['true', 'false']), 'true'),
    searchField: z._default(z.literal('eventName'), 'eventName'),
  }),
  response: z.array(z.object({ name: z.string(), events: z.array(foundEvent) })),
  failures: ['too-many-attempts'],
  source: 'GET api/common/game/market/globalSearch',
})
