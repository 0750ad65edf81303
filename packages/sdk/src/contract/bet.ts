import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint, pageRequest } from './endpoint.ts'
import { marketTypes, type MarketType } from './market.ts'
import { bookOfWire, wireMarketBook, wireOfBook, type MarketBook } from './marketBook.ts'
import { odds, points, type Minor, type Odds } from './money.ts'

/** Who backs and who lays. The wire writes BACK and LAY. */
export type Side = 'back' | 'lay'

const side = z.codec(z.enum(['BACK', 'LAY']), z.enum(['back', 'lay']), {
  decode: (wire) => (wire === 'BACK' ? ('back' as const) : ('lay' as const)),
  encode: (ours) => (ours === 'back' ? ('BACK' as const) : ('LAY' as const)),
})

const marketType = z.codec(z.enum(['BETFAIR', 'BOOKMAKER', 'SESSION']), z.enum(marketTypes), {
  decode: (wire) => wire.toLowerCase() as MarketType,
  encode: (ours) => ours.toUpperCase() as 'BETFAIR' | 'BOOKMAKER' | 'SESSION',
})

const shortText = z.string().check(z.maxLength(128))

/**
 * What may become of an order when the price moved: `this` is placed at the price asked for and at no other, `better`
 * at that or a better one, `any` at the best on offer.
 */
export const pricePolicies = ['this', 'better', 'any'] as const
export type PricePolicy = (typeof pricePolicies)[number]

/** Made on the client when an order is armed: the same key is the same bet, however often it is sent. */
export const orderKey = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/))

const wireOrder = z.object({
  key: orderKey,
  marketId: shortText,
  eventId: shortText,
  teamId: shortText,
  name: shortText,
  oddType: side,
  odd: odds,
  run: z._default(z.number().check(z.minimum(0), z.maximum(100_000)), 0),
  marketType,
  matchDate: shortText,
  stake: points,
  cashout: z._default(z.boolean(), false),
  nation: z.optional(shortText),
  // Addition: without it, an order takes the price asked for or a better one.
  pricePolicy: z.optional(z.enum(pricePolicies)),
  browserDetail: z.object({ name: shortText, os: shortText, version: shortText, mobile: z.boolean() }),
  countryDetail: z.object({
    continent: shortText,
    city: shortText,
    country: shortText,
    countryFlag: shortText,
    region: shortText,
  }),
})

/** An order as the player armed it: the price seen, the stake in minor units, and its key. */
export interface Order {
  key: string
  marketId: string
  eventId: string
  runnerId: string
  runnerName: string
  side: Side
  odds: Odds
  run: number
  marketType: MarketType
  matchDate: string
  stake: Minor
  isCashout: boolean
  /** Sent by quick bets only. */
  nation?: string | undefined
  /** What the player lets happen when the price moves; `better` where an order does not say. */
  pricePolicy?: PricePolicy | undefined
  browser: { name: string; os: string; version: string; mobile: boolean }
  country: { continent: string; city: string; country: string; countryFlag: string; region: string }
}

export const order = z.codec(wireOrder, z.custom<Order>(), {
  decode: (wire): Order => ({
    key: wire.key,
    marketId: wire.marketId,
    eventId: wire.eventId,
    runnerId: wire.teamId,
    runnerName: wire.name,
    side: wire.oddType,
    odds: wire.odd,
    run: wire.run,
    marketType: wire.marketType,
    matchDate: wire.matchDate,
    stake: wire.stake,
    isCashout: wire.cashout,
    ...(wire.nation !== undefined && { nation: wire.nation }),
    ...(wire.pricePolicy !== undefined && { pricePolicy: wire.pricePolicy }),
    browser: wire.browserDetail,
    country: wire.countryDetail,
  }),
  encode: (ours) => ({
    key: ours.key,
    marketId: ours.marketId,
    eventId: ours.eventId,
    teamId: ours.runnerId,
    name: ours.runnerName,
    oddType: ours.side,
    odd: ours.odds,
    run: ours.run,
    marketType: ours.marketType,
    matchDate: ours.matchDate,
    stake: ours.stake,
    cashout: ours.isCashout,
    ...(ours.nation !== undefined && { nation: ours.nation }),
    ...(ours.pricePolicy !== undefined && { pricePolicy: ours.pricePolicy }),
    browserDetail: ours.browser,
    countryDetail: ours.country,
  }),
})

/** What lists of bets can be narrowed to, in the words of the specification. Bets of the exchange are all sports. */
export const betTypes = [
  'exchange',
  'casino',
  'sportsBook',
  'Live Casino',
  'Virtual Games',
  'Slot Games',
  'Crash Games',
  'Lottery',
] as const

export const betStates = ['open', 'won', 'lost', 'void'] as const
export type BetState = (typeof betStates)[number]

export const wireBet = z.object({
  _id: z.string().check(z.minLength(1)),
  market: z.object({
    event: z.object({ id: z.string(), name: z.string() }),
    id: z.string(),
    marketName: z.string(),
    type: z.enum(marketTypes),
    eventType: z.object({ id: z.string() }),
  }),
  odds: z.object({
    type: side,
    teamId: z.string(),
    teamName: z.string(),
    odd: odds,
    run: z._default(z.number(), 0),
  }),
  stake: points,
  profit: points,
  liability: points,
  createdAt: z.string(),
  updatedAt: z.string(),
  // Additions of this product: the key it was placed with, how it ended, what it won or lost, and the mark of a quick bet.
  key: z._default(z.string(), ''),
  status: z._default(z.enum(betStates), 'open'),
  result: z._default(points, 0n),
  nation: z.optional(z.string()),
})

/** A bet the operator has accepted. Money in minor units; `result` is what it won (positive) or lost (negative) once settled. */
export interface Bet {
  id: string
  key: string
  event: { id: string; name: string }
  eventTypeId: string
  marketId: string
  marketName: string
  marketType: MarketType
  side: Side
  runnerId: string
  runnerName: string
  odds: Odds
  run: number
  stake: Minor
  profit: Minor
  liability: Minor
  state: BetState
  result: Minor
  /** The mark of a quick bet: the runner's name, as the order carried it. */
  nation?: string | undefined
  createdAt: string
  updatedAt: string
}

export const betOfWire = (wire: z.output<typeof wireBet>): Bet => ({
  id: wire._id,
  key: wire.key,
  event: wire.market.event,
  eventTypeId: wire.market.eventType.id,
  marketId: wire.market.id,
  marketName: wire.market.marketName,
  marketType: wire.market.type,
  side: wire.odds.type,
  runnerId: wire.odds.teamId,
  runnerName: wire.odds.teamName,
  odds: wire.odds.odd,
  run: wire.odds.run,
  stake: wire.stake,
  profit: wire.profit,
  liability: wire.liability,
  state: wire.status,
  result: wire.result,
  createdAt: wire.createdAt,
  updatedAt: wire.updatedAt,
  ...(wire.nation !== undefined && { nation: wire.nation }),
})

export const wireOfBet = (ours: Bet): z.output<typeof wireBet> => ({
  _id: ours.id,
  key: ours.key,
  market: {
    event: ours.event,
    id: ours.marketId,
    marketName: ours.marketName,
    type: ours.marketType,
    eventType: { id: ours.eventTypeId },
  },
  odds: {
    type: ours.side,
    teamId: ours.runnerId,
    teamName: ours.runnerName,
    odd: ours.odds,
    run: ours.run,
  },
  stake: ours.stake,
  profit: ours.profit,
  liability: ours.liability,
  status: ours.state,
  result: ours.result,
  createdAt: ours.createdAt,
  updatedAt: ours.updatedAt,
  ...(ours.nation !== undefined && { nation: ours.nation }),
})

export const bet = z.codec(wireBet, z.custom<Bet>(), { decode: betOfWire, encode: wireOfBet })

const placedBet = z.codec(
  z.object({
    market: z.object({
      _id: z.string(),
      type: z.enum(marketTypes),
      teams: z._default(z.array(z.object({ id: z.string(), name: z.string() })), []),
    }),
    marketBook: wireMarketBook,
    profit: points,
    liability: points,
    // Addition: the bet as the open-bet list shows it. Its id is what allows the client to say "placed".
    bet,
  }),
  z.custom<PlacedBet>(),
  {
    decode: (wire): PlacedBet => ({
      bet: wire.bet,
      book: bookOfWire(wire.market._id, wire.marketBook),
    }),
    encode: (ours) => ({
      market: {
        _id: ours.book.marketId,
        type: ours.bet.marketType,
        teams: ours.book.byRunner.map((row) => ({ id: row.runnerId, name: row.runnerName })),
      },
      marketBook: wireOfBook(ours.book),
      profit: ours.bet.profit,
      liability: ours.bet.liability,
      bet: ours.bet,
    }),
  },
)

/** The operator's word that a bet stands. */
export interface PlacedBet {
  bet: Bet
  book: MarketBook
}

/** Why an order was not taken. `odds-changed` carries `details.odds` (a number, hundredths) and for a session `details.run`, `stake-out-of-range` `details.min` and `details.max`. */
export const orderRefusals = [
  'market-unknown',
  'market-suspended',
  'market-closed',
  'runner-unknown',
  'runner-removed',
  'odds-changed',
  'odds-zero',
  'price-gone',
  'stake-invalid',
  'stake-out-of-range',
  'stake-above-cap',
  'not-enough-points',
  'in-debt',
  'interrupted',
  'key-reused',
  'in-flight',
] as const
export type OrderRefusalCode = (typeof orderRefusals)[number]

/**
 * Places a bet. Answers after the bet delay. The key makes it exact: the same key and body gives the first answer again,
 * the same key with another body is refused (`key-reused`, 422), a key still in its delay answers `in-flight` (409).
 */
export const placeBet = endpoint({
  name: 'placeBet',
  method: 'POST',
  path: 'api/user/openBet',
  changes: ['openBets', 'points', 'transactions'],
  auth: 'player',
  encoding: 'json',
  request: order,
  response: placedBet,
  success: 'Congratulations! Your Bet Placed Successfully',
  failures: orderRefusals,
  source: 'POST api/user/openBet',
})

/** What became of an order: still in its delay, placed, or refused for good. */
export type OrderOutcome =
  | { state: 'held' }
  | { state: 'placed'; placed: PlacedBet }
  | { state: 'refused'; code: string; message: string; details: Record<string, unknown> }

/** Looks an order up by its key. 404 `order-unknown` means it never arrived. An addition: it resolves a lost answer without a second bet. */
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

export const listOpenBets = endpoint({
  name: 'listOpenBets',
  method: 'GET',
  path: 'api/user/openBet',
  family: 'openBets',
  auth: 'player',
  encoding: 'query',
  request: z.object({
    ...pageRequest,
    eventId: z.optional(shortText),
    // An addition: the filter of a history, for open bets too.
    gameType: z.optional(z.enum(betTypes)),
  }),
  response: z.array(bet),
  paged: true,
  source: 'GET api/user/openBet',
})
