import './jitless.ts'
import * as z from 'zod/mini'
import { bet } from './bet.ts'
import { side } from './betFields.ts'
import { endpoint } from './endpoint.ts'
import { entity, field, type Entity, type EntityCodec } from './entity.ts'
import { bookOfWire, wireMarketBook, wireOfBook, type MarketBook } from './marketBook.ts'
import { odds, points } from './money.ts'
import { orderKey, orderRefusals } from './order.ts'

const id = z.string().check(z.minLength(1), z.maxLength(128))

/** The subject of a cash out: the player's position on a market, or one bet. */
const askedOf = {
  marketId: id,
  /** One open bet; the whole position of the market without it. */
  betId: z.optional(id),
}

/** Whole percent. */
const percent = [z.int(), z.minimum(1), z.maximum(100)] as const

const orderFields = {
  runnerId: field('teamId', id),
  side: field('oddType', side),
  odds: field('odd', odds),
  stake: points,
  profit: points,
  liability: points,
  /**
   * The amount that the operator adds to the result of odds and stake, so that outcomes are equal
   * to the minor unit.
   */
  remainder: points,
}

/** An order of a cash out. Money in minor units, odds in hundredths. */
export interface CashOutQuoteOrder extends Entity<typeof orderFields> {}

const quoteOrder: EntityCodec<CashOutQuoteOrder> = entity(orderFields)

const quoteFields = {
  ...askedOf,
  share: z.int(),
  orders: z.array(quoteOrder),
  /** The worst outcome of what is cashed out, with the orders; with a share of 100 every outcome. */
  value: points,
  /**
   * The cost of the orders compared with the middle between back and lay; absent if a side has no
   * price.
   */
  cost: z.optional(points),
  /** The outcome of each runner's victory with all bets on the market, before and after. */
  outcomes: z.array(z.object({ teamId: id, teamName: z.string(), before: points, after: points })),
  delaySeconds: field('delaySecond', z.number()),
}

/**
 * The effect of a cash out at the operator's newest prices. It reserves nothing; taking it is
 * validated again.
 */
export interface CashOutQuote extends Entity<typeof quoteFields> {}

const quote: EntityCodec<CashOutQuote> = entity(quoteFields)

/** Reasons why a cash out is refused, in addition to the refusals of an order. */
export const cashOutRefusals = [
  ...orderRefusals,
  'cash-out-unavailable',
  'cash-out-level',
  'cash-out-no-price',
  'cash-out-too-small',
  'cash-out-worse',
  'cash-out-moved',
] as const
export type CashOutRefusalCode = (typeof cashOutRefusals)[number]

/** The value of a cash out now: its orders, their cost, and what each outcome brings before and after. */
export const quoteCashOut = endpoint({
  name: 'quoteCashOut',
  method: 'GET',
  path: 'api/user/openBet/cashOut',
  family: 'openBets',
  auth: 'player',
  encoding: 'query',
  request: z.object({ ...askedOf, share: z._default(z.coerce.number().check(...percent), 100) }),
  response: quote,
  failures: cashOutRefusals,
  source: 'addition: cash out of a market or a bet',
})

const takeFields = {
  key: orderKey,
  ...askedOf,
  share: z.int().check(z.minimum(1), z.maximum(100)),
  /**
   * The orders as quoted: at most `maxLiability` is at risk on any side of a runner; `liability` is
   * the fallback.
   */
  orders: z
    .array(
      z.object({
        teamId: id,
        oddType: side,
        odd: odds,
        stake: points,
        liability: points,
        maxLiability: z.optional(points),
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
  /**
   * How much less than quoted every outcome may be, as the player chose for moving prices. Default:
   * 0.
   */
  slippage: z.optional(points),
  /** The market's outcomes as quoted: none may be less, apart from the slippage. */
  outcomes: z.array(z.object({ teamId: id, amount: points })).check(z.minLength(2), z.maxLength(100)),
}

/** A cash out as the player agreed to it, with its key. */
export interface CashOutOrderRequest extends Entity<typeof takeFields> {}

export const cashOutRequest: EntityCodec<CashOutOrderRequest> = entity(takeFields)

const taken = z.codec(
  z.object({ marketId: id, share: z.int(), bets: z.array(bet), marketBook: wireMarketBook }),
  z.custom<TakenCashOut>(),
  {
    decode: ({ marketBook, ...wire }): TakenCashOut => ({
      ...wire,
      book: bookOfWire(wire.marketId, marketBook),
    }),
    encode: ({ book, ...ours }) => ({ ...ours, marketBook: wireOfBook(book) }),
  },
)

/** A cash out that was taken: its orders as bets, and the market's book with them. */
export interface TakenCashOut {
  marketId: string
  share: number
  bets: z.output<typeof bet>[]
  book: MarketBook
}

/**
 * Takes a cash out, all of it or nothing. Answers after the bet delay. The quote is calculated
 * again from the newest prices: it is taken as quoted or better, or no worse than the player
 * accepts, else refused (`cash-out-moved`). Its key makes it idempotent, as an order's does.
 */
export const takeCashOut = endpoint({
  name: 'takeCashOut',
  method: 'POST',
  path: 'api/user/openBet/cashOut',
  changes: ['openBets', 'points', 'transactions'],
  auth: 'player',
  encoding: 'json',
  request: cashOutRequest,
  response: taken,
  success: 'Cashed out',
  failures: cashOutRefusals,
  source: 'addition: cash out of a market or a bet',
})

/** Looks a cash out up by its key, as `findOrder` does an order. 404 `order-unknown` means it never arrived. */
export const findCashOut = endpoint({
  name: 'findCashOut',
  method: 'GET',
  path: 'api/user/openBet/cashOut/ref/{key}',
  family: 'openBets',
  auth: 'player',
  encoding: 'query',
  request: z.object({ key: orderKey }),
  response: z.discriminatedUnion('state', [
    z.object({ state: z.literal('held') }),
    z.object({ state: z.literal('placed'), taken }),
    z.object({
      state: z.literal('refused'),
      code: z.string(),
      message: z.string(),
      details: z._default(z.record(z.string(), z.unknown()), {}),
    }),
  ]),
  failures: ['order-unknown'],
  source: 'addition: look-up of a cash out by its key',
})
