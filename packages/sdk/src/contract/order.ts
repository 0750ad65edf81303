import './jitless.ts'
import * as z from 'zod/mini'
import { bet, type Bet } from './bet.ts'
import { side } from './betFields.ts'
import { endpoint } from './endpoint.ts'
import { entity, field, mapped, type Entity, type EntityCodec } from './entity.ts'
import { marketTypes, type MarketType } from './market.ts'
import { bookOfWire, wireMarketBook, wireOfBook, type MarketBook } from './marketBook.ts'
import { odds, points } from './money.ts'

const marketType = z.codec(z.enum(['BETFAIR', 'BOOKMAKER', 'SESSION']), z.enum(marketTypes), {
  decode: (wire) => wire.toLowerCase() as MarketType,
  encode: (ours) => ours.toUpperCase() as 'BETFAIR' | 'BOOKMAKER' | 'SESSION',
})

const shortText = z.string().check(z.maxLength(128))

/**
 * Prices that an order accepts if the price moves: `better` the requested price or a better one, `within` also one
 * that is up to `priceSteps` steps worse, `any` every available price. A better price is always taken. Source: Q-131.
 */
export const pricePolicies = ['better', 'within', 'any'] as const
export type PricePolicy = (typeof pricePolicies)[number]

/** Idempotency key, made on the client when the player places an order: the same key is the same bet, however often it is sent. */
export const orderKey = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/))

const orderFields = {
  /** Key of the order; empty if the client sent no key: the operator makes the order once by its content. */
  key: mapped(
    { key: z.optional(orderKey) },
    { decode: ({ key }) => key ?? '', encode: (key: string) => ({ key: key === '' ? undefined : key }) },
  ),
  marketId: shortText,
  eventId: shortText,
  runnerId: field('teamId', shortText),
  runnerName: field('name', shortText),
  side: field('oddType', side),
  odds: field('odd', odds),
  run: z._default(z.number().check(z.minimum(0), z.maximum(100_000)), 0),
  marketType,
  matchDate: shortText,
  stake: points,
  isCashout: field('cashout', z._default(z.boolean(), false)),
  /** Quick bets only. */
  nation: z.optional(shortText),
  /** An addition; `better` when absent. */
  pricePolicy: z.optional(z.enum(pricePolicies)),
  /** An addition: of the policy `within`, how many steps worse a price may be; 1 when absent. */
  priceSteps: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  browser: field(
    'browserDetail',
    z.object({ name: shortText, os: shortText, version: shortText, mobile: z.boolean() }),
  ),
  country: field(
    'countryDetail',
    z.object({
      continent: shortText,
      city: shortText,
      country: shortText,
      countryFlag: shortText,
      region: shortText,
    }),
  ),
}

/** An order as the player placed it: the price seen, the stake in minor units and its key. */
export interface Order extends Entity<typeof orderFields> {}

export const order: EntityCodec<Order> = entity(orderFields)

const placedFields = {
  market: z.object({
    _id: z.string(),
    type: z.enum(marketTypes),
    teams: z._default(z.array(z.object({ id: z.string(), name: z.string() })), []),
  }),
  marketBook: wireMarketBook,
  profit: points,
  liability: points,
}
// Addition: the bet as the open-bet list shows it. Its id lets the client say "placed".
const wirePlaced = z.object({ ...placedFields, bet })

const wireOfPlaced = (ours: PlacedBet) => ({
  market: {
    _id: ours.book.marketId,
    type: ours.bet.marketType,
    teams: ours.book.byRunner.map((row) => ({ id: row.runnerId, name: row.runnerName })),
  },
  marketBook: wireOfBook(ours.book),
  profit: ours.bet.profit,
  liability: ours.bet.liability,
  bet: ours.bet,
})

const placedBet = z.codec(wirePlaced, z.custom<PlacedBet>(), {
  decode: (wire): PlacedBet => ({
    bet: wire.bet,
    book: bookOfWire(wire.market._id, wire.marketBook),
  }),
  encode: wireOfPlaced,
})

/**
 * The answer to an order. Undefined if it has no bet: the documented answer has none, and some operators send no `docs`.
 */
const answeredBet = z.optional(
  z.union([
    placedBet,
    z.codec(z.unknown(), z.custom<PlacedBet | undefined>(), {
      decode: () => undefined,
      encode: (ours) => wireOfPlaced(ours!),
    }),
  ]),
)

/** The operator's confirmation of a bet. */
export interface PlacedBet {
  bet: Bet
  book: MarketBook
}

/** Why an order was refused. `odds-changed` carries `details.odds` (a number, hundredths) and for a session `details.run`, `stake-out-of-range` `details.min` and `details.max`. */
export const orderRefusals = [
  'market-unknown',
  'market-suspended',
  'market-closed',
  'runner-unknown',
  'runner-removed',
  'odds-changed',
  'odds-zero',
  'odds-too-low',
  'price-gone',
  'stake-invalid',
  'stake-out-of-range',
  'stake-above-cap',
  'not-enough-points',
  'in-debt',
  'account-locked',
  'self-excluded',
  'time-out',
  'reality-check-due',
  'loss-limit',
  'stake-limit',
  'interrupted',
  'key-reused',
  'in-flight',
] as const
export type OrderRefusalCode = (typeof orderRefusals)[number]

/**
 * Places a bet. Answers after the bet delay. The key makes it idempotent: the same key and body get the first answer
 * again, another body is refused (`key-reused`, 422), a key still in its delay answers `in-flight` (409). Orders without
 * a key that agree in market, runner, side, price and stake within 2 s are one order. An operator may confirm it
 * without the bet: it is then found by its key or in the open bets, and never sent again.
 */
export const placeBet = endpoint({
  name: 'placeBet',
  method: 'POST',
  path: 'api/user/openBet',
  changes: ['openBets', 'points', 'transactions'],
  auth: 'player',
  encoding: 'json',
  request: order,
  response: answeredBet,
  success: 'Congratulations! Your Bet Placed Successfully',
  failures: orderRefusals,
  source: 'POST api/user/openBet',
})

/** The outcome of an order: still in its delay, placed, or refused for good. */
export type OrderOutcome =
  | { state: 'held' }
  | { state: 'placed'; placed: PlacedBet }
  | { state: 'refused'; code: string; message: string; details: Record<string, unknown> }

/** Looks an order up by its key. 404 `order-unknown` means it never arrived. An addition: it settles a lost answer without a second bet. */
export const findOrder = endpoint({
  name: 'findOrder',
  method: 'GET',
  path: 'api/user/openBet/ref/{key}',
  family: 'openBets',
  auth: 'player',
  encoding: 'query',
  request: z.object({ key: orderKey }),
  response: z.discriminatedUnion('state', [
    z.object({ state: z.literal('held') }),
    z.object({ state: z.literal('placed'), placed: placedBet }),
    z.object({
      state: z.literal('refused'),
      code: z.string(),
      message: z.string(),
      details: z._default(z.record(z.string(), z.unknown()), {}),
    }),
  ]),
  failures: ['order-unknown'],
  source: 'addition: look-up of an order by its key',
})
