import './jitless.ts'
import * as z from 'zod/mini'
import { dateRange } from './dateRange.ts'
import { endpoint, pageRequest } from './endpoint.ts'
import { entity, field, mapped, type Entity, type EntityCodec } from './entity.ts'
import { points, type Minor } from './money.ts'

/** The filters of a statement: deposits and withdrawals, exchange bets, sports book bets. */
export const transactionTypes = ['all', 'dw', 'bet', 'sportsBook'] as const

const wireMarket = z.object({
  id: z.string(),
  marketName: z.string(),
  event: z.object({ id: z.string(), name: z.string() }),
})

const transactionFields = {
  id: field('_id', z.string().check(z.minLength(1))),
  /** A result of bets, or points paid in or out. An addition: absent when the operator does not send it. */
  cause: field(
    'trxType',
    z.optional(
      z.codec(z.enum(['dw', 'bet']), z.enum(['bet', 'payment']), {
        decode: (wire) => (wire === 'bet' ? ('bet' as const) : ('payment' as const)),
        encode: (ours) => (ours === 'bet' ? ('bet' as const) : ('dw' as const)),
      }),
    ),
  ),
  /** Amount in minor units, positive for a credit. */
  amount: mapped(
    { type: z.enum(['credit', 'debit']), amount: points },
    {
      decode: ({ type, amount }) => (type === 'credit' ? amount : -amount),
      encode: (amount: Minor) =>
        amount > 0n ? { type: 'credit' as const, amount } : { type: 'debit' as const, amount: -amount },
    },
  ),
  remarks: z._default(z.string(), ''),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
  /** The market of an exchange result. */
  market: mapped(
    { market: z._default(z.nullable(wireMarket), null) },
    {
      decode: ({ market }) => market && { id: market.id, name: market.marketName, event: market.event },
      encode: (ours) => ({ market: ours && { id: ours.id, marketName: ours.name, event: ours.event } }),
    },
  ),
  /** An addition: the deposit or withdrawal that moved the points. */
  request: z._default(
    z.nullable(z.object({ id: z.string(), direction: z.enum(['deposit', 'withdrawal']) })),
    null,
  ),
  /** An addition: the round and game of a casino result. */
  casino: z._default(z.nullable(z.object({ roundId: z.string(), gameName: z.string() })), null),
}

/** A line of an account's statement: points credited or debited for good, not points that are only reserved. */
export interface AccountTransaction extends Entity<typeof transactionFields> {}

const transaction: EntityCodec<AccountTransaction> = entity(transactionFields)

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
