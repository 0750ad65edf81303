import './jitless.ts'
import * as z from 'zod/mini'
import { dateRange } from './dateRange.ts'
import { endpoint, pageRequest } from './endpoint.ts'
import { points, type Minor } from './money.ts'

/** What a statement can be narrowed to: deposits and withdrawals, bets of the exchange, bets of the sports book. */
export const transactionTypes = ['all', 'dw', 'bet', 'sportsBook'] as const

const wireTransaction = z.object({
  _id: z.string().check(z.minLength(1)),
  trxType: z.enum(['dw', 'bet']),
  type: z.enum(['credit', 'debit']),
  amount: points,
  remarks: z._default(z.string(), ''),
  createdAt: z.string(),
  market: z._default(
    z.nullable(
      z.object({
        id: z.string(),
        marketName: z.string(),
        event: z.object({ id: z.string(), name: z.string() }),
      }),
    ),
    null,
  ),
  // Addition: of a result in the casino, its game.
  casino: z._default(
    z.nullable(z.object({ roundId: z.string(), gameCode: z.string(), gameName: z.string() })),
    null,
  ),
})

/** A line of an account's statement: points that came or went for good. What is only reserved is none. */
export interface AccountTransaction {
  id: string
  /** A result of bets, or points paid in or out. */
  cause: 'bet' | 'payment'
  /** Minor units, positive when they came. */
  amount: Minor
  remarks: string
  /** ISO 8601 UTC. */
  createdAt: string
  /** Of a result of the exchange: the market it was about. */
  market: { id: string; name: string; event: { id: string; name: string } } | null
  /** Of a result in the casino: the round and its game. */
  casino: { roundId: string; gameCode: string; gameName: string } | null
}

const transaction = z.codec(wireTransaction, z.custom<AccountTransaction>(), {
  decode: (wire): AccountTransaction => ({
    id: wire._id,
    cause: wire.trxType === 'bet' ? 'bet' : 'payment',
    amount: wire.type === 'credit' ? wire.amount : -wire.amount,
    remarks: wire.remarks,
    createdAt: wire.createdAt,
    market: wire.market && { id: wire.market.id, name: wire.market.marketName, event: wire.market.event },
    casino: wire.casino,
  }),
  encode: (ours) => ({
    _id: ours.id,
    trxType: ours.cause === 'bet' ? ('bet' as const) : ('dw' as const),
    type: ours.amount > 0n ? ('credit' as const) : ('debit' as const),
    amount: ours.amount < 0n ? -ours.amount : ours.amount,
    remarks: ours.remarks,
    createdAt: ours.createdAt,
    market: ours.market && { id: ours.market.id, marketName: ours.market.name, event: ours.market.event },
    casino: ours.casino,
  }),
})

/** The caller's own statement, newest first. The last result is `page` 1, `limit` 1, `trxType` bet. */
export const listTransactions = endpoint({
  name: 'listTransactions',
  method: 'GET',
  path: 'api/{type}/transaction',
  family: 'transactions',
  auth: 'loggedIn',
  encoding: 'query',
  request: z.object({
    ...pageRequest,
    ...dateRange,
    trxType: z.optional(z.enum(transactionTypes)),
    transactionType: z.optional(z.enum(['all', 'debit', 'credit'])),
  }),
  response: z.array(transaction),
  paged: true,
  source: 'GET api/{userType}/transaction',
})
