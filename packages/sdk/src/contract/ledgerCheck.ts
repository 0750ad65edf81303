import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint } from './endpoint.ts'
import { points } from './money.ts'

/** The checks of the ledger. Each counts errors: 0 for a sound ledger. */
export const ledgerFaults = [
  /** Transactions whose postings do not sum to 0. */
  'unbalanced',
  /** Accounts of players below 0. */
  'overdrawn',
  /** Debts above 0: more was repaid than owed. */
  'overpaidDebts',
  /** Players whose held points are not those of their waiting withdrawals. */
  'withdrawals',
  /** Players who have points reserved on a market that has ended. */
  'reserves',
  /** Stored balances that are not the sum of their postings. */
  'balances',
] as const
export type LedgerFault = (typeof ledgerFaults)[number]

/** The ledger's sums by kind of account, and what is wrong with it. */
export const ledgerCheck = z.object({
  isSound: z.boolean(),
  checkedAt: z.string(),
  transactions: z.int(),
  postings: z.int(),
  /** The sum of all postings; 0. */
  total: points,
  /** E.g. `available`, `exposure` and `debt` of all players together, and the operator's accounts. */
  sums: z.array(z.object({ account: z.string(), amount: points })),
  faults: z.array(z.object({ fault: z.enum(ledgerFaults), count: z.int() })),
})
export type LedgerCheck = z.output<typeof ledgerCheck>

/** Checks the ledger: reads all of it. */
export const checkLedger = endpoint({
  name: 'checkLedger',
  method: 'GET',
  path: 'api/administrator/ledger/check',
  family: 'ledgerCheck',
  auth: 'administrator',
  encoding: 'query',
  request: emptyRequest,
  response: ledgerCheck,
  source: 'addition: the operator’s console',
})
