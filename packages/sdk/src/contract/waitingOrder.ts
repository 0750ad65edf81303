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

/** `waiting` also when parts are matched already; the others are for good. */
export const waitingStates = ['waiting', 'matched', 'cancelled', 'lapsed'] as const
export type WaitingState = (typeof waitingStates)[number]

/**
 * Why an order was cancelled or lapsed with something left: by the player, because the player's connection was lost, at
 * in-play, with its market or runner, or because the player takes a break or is locked.
 */
export const waitingEnds = [
  'player',
  'connection',
  'in-play',
  'market',
  'runner',
  'account',
  'break',
] as const
export type WaitingEnd = (typeof waitingEnds)[number]

const orderFields = {
  id: field('_id', id),
  key: orderKey,
  event: field('market.event', z.object({ id: z.string(), name: z.string() })),
  marketId: field('market.id', z.string()),
  marketName: field('market.marketName', z.string()),
  side: field('odds.type', side),
  runnerId: field('odds.teamId', z.string()),
  runnerName: field('odds.teamName', z.string()),
  /** The price it waits at. */
  odds: field('odds.odd', odds),
  /** The total requested stake, including the matched parts. */
  stake: points,
  /** How much of the stake is matched: each part is a bet with this order's id as `orderId`. */
  matched: points,
  /** The matched parts' odds together; absent while there are none. */
  averageOdds: field('averageOdd', z.optional(odds)),
  /** The stake of others at the same price that is matched first. */
  ahead: points,
  atInPlay: z.enum(inPlayChoices),
  /** True if it is cancelled when none of the player's pages is connected. */
  endsWithConnection: field('cancelOnDisconnect', z.boolean()),
  state: field('status', z.enum(waitingStates)),
  end: field('reason', z.optional(z.enum(waitingEnds))),
  createdAt: z.string(),
  updatedAt: z.string(),
}

/** An order that waits for its price on an exchange market. Money in minor units, odds in hundredths. */
export interface WaitingOrder extends Entity<typeof orderFields> {}

export const waitingOrder: EntityCodec<WaitingOrder> = entity(orderFields)

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
export interface WaitingOrderRequest extends Entity<typeof askFields> {}

export const waitingOrderRequest: EntityCodec<WaitingOrderRequest> = entity(askFields)

const placed = z.codec(
  z.object({ order: waitingOrder, bets: z.array(bet), marketBook: wireMarketBook }),
  z.custom<PlacedWaitingOrder>(),
  {
    decode: ({ marketBook, ...wire }): PlacedWaitingOrder => ({
      ...wire,
      book: bookOfWire(wire.order.marketId, marketBook),
    }),
    encode: ({ book, ...ours }) => ({ ...ours, marketBook: wireOfBook(book) }),
  },
)

/** An order as it was taken: what was matched at once as bets, and the market's book with them. */
export interface PlacedWaitingOrder {
  order: WaitingOrder
  bets: Bet[]
  book: MarketBook
}

export const waitingRefusals = [
  ...orderRefusals,
  'waiting-unavailable',
  'odds-off-ladder',
  'too-many-waiting',
  'order-unknown',
  'order-ended',
] as const
export type WaitingRefusalCode = (typeof waitingRefusals)[number]

/**
 * Requests a price: what is available at it or better is matched at once, the rest waits unmatched.
 * Answers after the bet delay. Its key makes it idempotent, as an order's does.
 */
export const placeWaitingOrder = endpoint({
  name: 'placeWaitingOrder',
  method: 'POST',
  path: 'api/user/openBet/waiting',
  changes: ['openBets', 'points', 'transactions'],
  auth: 'player',
  encoding: 'json',
  request: waitingOrderRequest,
  response: placed,
  failures: waitingRefusals,
  source: 'addition: orders that wait for their price',
})

/** Looks a waiting order up by its key, as `findOrder` does an order. 404 `order-unknown` means it never arrived. */
export const findWaitingOrder = endpoint({
  name: 'findWaitingOrder',
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
  source: 'addition: look-up of a waiting order by its key',
})

/** The player's orders that wait, newest first: all, or those of one market. */
export const listWaitingOrders = endpoint({
  name: 'listWaitingOrders',
  method: 'GET',
  path: 'api/user/openBet/waiting',
  family: 'openBets',
  auth: 'player',
  encoding: 'query',
  request: z.object({ marketId: z.optional(id) }),
  response: z.array(waitingOrder),
  source: 'addition: orders that wait for their price',
})

/**
 * Changes an order's price or stake to the sent values. Idempotent. A smaller stake keeps its place
 * in the queue. Another price or a larger stake is validated like a new order, after the bet delay,
 * and queues behind the others.
 */
export const editWaitingOrder = endpoint({
  name: 'editWaitingOrder',
  method: 'PATCH',
  path: 'api/user/openBet/waiting/{id}',
  changes: ['openBets', 'points', 'transactions'],
  auth: 'player',
  encoding: 'json',
  request: z.object({ id, odd: odds, stake: points }),
  response: placed,
  failures: waitingRefusals,
  source: 'addition: orders that wait for their price',
})

/** Cancels what still waits of one order, of all on a market, or of all. Answers with the orders it ended. */
export const cancelWaitingOrders = endpoint({
  name: 'cancelWaitingOrders',
  method: 'POST',
  path: 'api/user/openBet/waiting/cancel',
  changes: ['openBets', 'points', 'transactions'],
  auth: 'player',
  encoding: 'json',
  request: z.object({ id: z.optional(id), marketId: z.optional(id) }),
  response: z.array(waitingOrder),
  failures: ['order-unknown'],
  source: 'addition: orders that wait for their price',
})

/** An order of the player was matched in part or whole, cancelled, edited, or lapsed. */
export const waitingOrderChanged = socketEvent({
  direction: 'serverToClient',
  event: 'getWaitingOrderUpdates',
  payload: z.object({ docs: waitingOrder }),
  audience: 'player',
  source: 'addition: orders that wait for their price',
})
