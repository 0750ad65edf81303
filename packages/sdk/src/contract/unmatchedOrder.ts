import './jitless.ts'
import * as z from 'zod/mini'
import { bet, type Bet } from './bet.ts'
import { side } from './betFields.ts'
import { endpoint } from './endpoint.ts'
import { entity, field, type Entity, type EntityCodec } from './entity.ts'
import { bookOfWire, wireMarketBook, wireOfBook, type MarketBook } from './marketBook.ts'
import { odds, points } from './money.ts'
import { orderKey, orderRefusals } from './order.ts'
import { socketEvent } from './socket.ts'

const id = z.string().check(z.minLength(1), z.maxLength(128))

/** The treatment of an unmatched order when its market goes in play; an order placed in play is kept. */
export const inPlayChoices = ['keep', 'lapse'] as const
export type InPlayChoice = (typeof inPlayChoices)[number]

/** `waiting` also when parts are matched; the other states are final. */
export const unmatchedOrderStates = ['waiting', 'matched', 'cancelled', 'lapsed'] as const
export type UnmatchedOrderState = (typeof unmatchedOrderStates)[number]

/**
 * Why an order was cancelled or lapsed with something left: by the player, because the player's connection was lost, at
 * in-play, with its market or runner, or because the player takes a break or is locked.
 */
export const unmatchedOrderEnds = [
  'player',
  'connection',
  'in-play',
  'market',
  'runner',
  'account',
  'break',
] as const
export type UnmatchedOrderEnd = (typeof unmatchedOrderEnds)[number]

const orderFields = {
  id: field('_id', id),
  key: orderKey,
  event: field('market.event', z.object({ id: z.string(), name: z.string() })),
  marketId: field('market.id', z.string()),
  marketName: field('market.marketName', z.string()),
  side: field('odds.type', side),
  runnerId: field('odds.teamId', z.string()),
  runnerName: field('odds.teamName', z.string()),
  odds: field('odds.odd', odds),
  /** The total requested stake, including the matched parts. */
  stake: points,
  /** Matched part of the stake: each part is a bet with this order's id as `orderId`. */
  matched: points,
  /** The matched parts' odds together; absent while there are none. */
  averageOdds: field('averageOdd', z.optional(odds)),
  /** The stake of others at the same price that is matched first. */
  ahead: points,
  atInPlay: z.enum(inPlayChoices),
  /** True if it is cancelled when none of the player's pages is connected. */
  endsWithConnection: field('cancelOnDisconnect', z.boolean()),
  state: field('status', z.enum(unmatchedOrderStates)),
  end: field('reason', z.optional(z.enum(unmatchedOrderEnds))),
  createdAt: z.string(),
  updatedAt: z.string(),
}

/** An order that waits for its price on an exchange market. Money in minor units, odds in hundredths. */
export interface UnmatchedOrder extends Entity<typeof orderFields> {}

export const unmatchedOrder: EntityCodec<UnmatchedOrder> = entity(orderFields)

const askFields = {
  key: orderKey,
  marketId: id,
  eventId: id,
  runnerId: field('teamId', id),
  side: field('oddType', side),
  /** A step of the exchange's ladder. */
  odds: field('odd', odds),
  /** Whole points. */
  stake: points,
  atInPlay: z._default(z.enum(inPlayChoices), 'lapse'),
  endsWithConnection: field('cancelOnDisconnect', z._default(z.boolean(), false)),
}

/** A requested price, with the request's key. */
export interface UnmatchedOrderRequest extends Entity<typeof askFields> {}

export const unmatchedOrderRequest: EntityCodec<UnmatchedOrderRequest> = entity(askFields)

const placed = z.codec(
  z.object({ order: unmatchedOrder, bets: z.array(bet), marketBook: wireMarketBook }),
  z.custom<PlacedUnmatchedOrder>(),
  {
    decode: ({ marketBook, ...wire }): PlacedUnmatchedOrder => ({
      ...wire,
      book: bookOfWire(wire.order.marketId, marketBook),
    }),
    encode: ({ book, ...ours }) => ({ ...ours, marketBook: wireOfBook(book) }),
  },
)

/** An order as it was taken: what was matched at once as bets, and the market's book with them. */
export interface PlacedUnmatchedOrder {
  order: UnmatchedOrder
  bets: Bet[]
  book: MarketBook
}

export const unmatchedOrderRefusals = [
  ...orderRefusals,
  'waiting-unavailable',
  'odds-off-ladder',
  'too-many-waiting',
  'order-unknown',
  'order-ended',
] as const
export type UnmatchedOrderRefusalCode = (typeof unmatchedOrderRefusals)[number]

/**
 * Requests a price: what is available at it or better is matched at once, the rest waits unmatched.
 * Answers after the bet delay. Its key makes it idempotent, as an order's does.
 */
export const placeUnmatchedOrder = endpoint({
  name: 'placeUnmatchedOrder',
  method: 'POST',
  path: 'api/user/openBet/waiting',
  changes: ['openBets', 'points', 'transactions'],
  auth: 'player',
  encoding: 'json',
  request: unmatchedOrderRequest,
  response: placed,
  failures: unmatchedOrderRefusals,
  source: 'addition: unmatched orders',
})

/** Looks up an unmatched order by its key, as `findOrder` does an order. 404 `order-unknown` means it never arrived. */
export const findUnmatchedOrder = endpoint({
  name: 'findUnmatchedOrder',
  method: 'GET',
  path: 'api/user/openBet/waiting/ref/{key}',
  family: 'openBets',
  auth: 'player',
  encoding: 'query',
  request: z.object({ key: orderKey }),
  response: z.discriminatedUnion('state', [
    z.object({ state: z.literal('held') }),
    z.object({ state: z.literal('placed'), placed }),
    z.object({
      state: z.literal('refused'),
      code: z.string(),
      message: z.string(),
      details: z._default(z.record(z.string(), z.unknown()), {}),
    }),
  ]),
  failures: ['order-unknown'],
  source: 'addition: look-up of an unmatched order by its key',
})

/** Returns the player's unmatched orders, newest first: all, or those of one market. */
export const listUnmatchedOrders = endpoint({
  name: 'listUnmatchedOrders',
  method: 'GET',
  path: 'api/user/openBet/waiting',
  family: 'openBets',
  auth: 'player',
  encoding: 'query',
  request: z.object({ marketId: z.optional(id) }),
  response: z.array(unmatchedOrder),
  source: 'addition: unmatched orders',
})

/**
 * Changes an order's price or stake to the sent values. Idempotent. A smaller stake keeps its place
 * in the queue. Another price or a larger stake is validated like a new order, after the bet delay,
 * and queues behind the others.
 */
export const editUnmatchedOrder = endpoint({
  name: 'editUnmatchedOrder',
  method: 'PATCH',
  path: 'api/user/openBet/waiting/{id}',
  changes: ['openBets', 'points', 'transactions'],
  auth: 'player',
  encoding: 'json',
  request: z.object({ id, odd: odds, stake: points }),
  response: placed,
  failures: unmatchedOrderRefusals,
  source: 'addition: unmatched orders',
})

/** Cancels what still waits of one order, of all on a market, or of all. Answers with the orders it ended. */
export const cancelUnmatchedOrders = endpoint({
  name: 'cancelUnmatchedOrders',
  method: 'POST',
  path: 'api/user/openBet/waiting/cancel',
  changes: ['openBets', 'points', 'transactions'],
  auth: 'player',
  encoding: 'json',
  request: z.object({ id: z.optional(id), marketId: z.optional(id) }),
  response: z.array(unmatchedOrder),
  failures: ['order-unknown'],
  source: 'addition: unmatched orders',
})

/** An order of the player was matched in part or whole, cancelled, edited, or lapsed. */
export const unmatchedOrderChanged = socketEvent({
  direction: 'serverToClient',
  event: 'getWaitingOrderUpdates',
  payload: z.object({ docs: unmatchedOrder }),
  audience: 'player',
  source: 'addition: unmatched orders',
})
