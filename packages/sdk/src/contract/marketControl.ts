import './jitless.ts'
import * as z from 'zod/mini'
import { orderKey } from './order.ts'
import { endpoint, pageRequest } from './endpoint.ts'
import { marketTypes, runnerStatuses } from './market.ts'

const id = z.string().check(z.minLength(1), z.maxLength(128))
const transactionCode = z._default(z.string().check(z.maxLength(64)), '')

/** A market as the operator's staff control it. */
export const controlledMarket = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(marketTypes),
  eventName: z.string(),
  sport: z.string(),
  openDate: z.string(),
  /** `open` until it is settled or void; open again once that was rolled back. */
  state: z.enum(['open', 'settled', 'void']),
  /** The status players see now: `active`, `suspended`, `closed` or another of the feed's. */
  status: z.string(),
  /** Suspended by the operator, whatever the feed says and across restarts. */
  isHeld: z.boolean(),
  /** Number of runners that can win. */
  places: z.int(),
  runners: z.array(z.object({ id: z.string(), name: z.string(), status: z.enum(runnerStatuses) })),
  openBets: z.int(),
  /** The number of its last settlement, for `rollBackMarket`; null while it is open. */
  settlement: z.nullable(z.int()),
})
export type ControlledMarket = z.output<typeof controlledMarket>

/** Markets, the last to open first: those that are open, those that ended, or all. */
export const listControlledMarkets = endpoint({
  name: 'listControlledMarkets',
  method: 'GET',
  path: 'api/administrator/market',
  auth: 'administrator',
  encoding: 'query',
  request: z.object({
    ...pageRequest,
    /** Text in the name of the market or its event. */
    search: z._default(z.string().check(z.trim(), z.maxLength(64)), ''),
    state: z._default(z.enum(['open', 'ended', 'all']), 'open'),
  }),
  response: z.array(controlledMarket),
  paged: true,
  family: 'controlledMarkets',
  source: 'addition: the operator’s console',
})

/** Suspends a market by hand, or lets it follow its feed again. */
export const holdMarket = endpoint({
  name: 'holdMarket',
  method: 'PUT',
  path: 'api/administrator/market/hold',
  auth: 'administrator',
  encoding: 'json',
  request: z.object({ marketId: id, isHeld: z.boolean() }),
  response: controlledMarket,
  failures: ['market-unknown', 'market-closed'],
  changes: ['controlledMarkets'],
  source: 'addition: the operator’s console',
})

// The key makes a command idempotent: the same key and body get the first answer again.
const command = { key: orderKey, marketId: id, transactionCode }
const refusals = ['transaction-code-wrong', 'market-unknown', 'key-reused'] as const

/**
 * Settles a market by hand: `winners` won, all other active runners lost. Fewer winners than the market has places are
 * refused: void the market when there are no more. More are refused unless `isDeadHeat` says that some tied; `tied` names
 * them in a market with several places. A session is settled by `run` instead.
 */
export const settleMarket = endpoint({
  name: 'settleMarket',
  method: 'POST',
  path: 'api/administrator/market/settle',
  auth: 'administrator',
  encoding: 'json',
  request: z.object({
    ...command,
    winners: z._default(z.array(id).check(z.maxLength(100)), []),
    isDeadHeat: z._default(z.boolean(), false),
    tied: z._default(z.array(id).check(z.maxLength(100)), []),
    run: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
  }),
  response: controlledMarket,
  failures: [
    ...refusals,
    'market-closed',
    'runner-unknown',
    'runner-removed',
    'wrong-result',
    'too-many-winners',
    'too-few-winners',
    'ties-unnamed',
  ],
  changes: ['controlledMarkets'],
  source: 'addition: the operator’s console',
})

/** Voids a market: every stake is returned. */
export const voidMarket = endpoint({
  name: 'voidMarket',
  method: 'POST',
  path: 'api/administrator/market/void',
  auth: 'administrator',
  encoding: 'json',
  request: z.object({
    ...command,
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  }),
  response: controlledMarket,
  failures: [...refusals, 'market-closed'],
  changes: ['controlledMarkets'],
  source: 'addition: the operator’s console',
})

/** Rolls back a market's last settlement or void. The market stays suspended until it is settled or voided again. */
export const rollBackMarket = endpoint({
  name: 'rollBackMarket',
  method: 'POST',
  path: 'api/administrator/market/rollback',
  auth: 'administrator',
  encoding: 'json',
  request: z.object({ ...command, settlement: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
  response: controlledMarket,
  failures: [...refusals, 'settlement-differs'],
  changes: ['controlledMarkets'],
  source: 'addition: the operator’s console',
})
