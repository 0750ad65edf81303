import { emptyRequest, endpoint } from '@kit/sdk/contract'
import * as z from 'zod/mini'

// Not part of the contract: only an operator started with faults serves these calls.

/** The first four happen before a call is served, the others to its answer. */
const callFaults = [
  'delay',
  'dropRequest',
  'unauthorized',
  'unavailable',
  'loseAnswer',
  'corruptAnswer',
] as const

/** Faults of an event that is sent to one page. `silence` lasts until the fault is removed. */
export const eventFaults = [
  'delayEvent',
  'dropEvent',
  'duplicateEvent',
  'reorderEvent',
  'corruptEvent',
  'killSocket',
  'silence',
] as const

export const faultKinds = [...callFaults, ...eventFaults] as const

export const fault = z.object({
  kind: z.enum(faultKinds),
  /**
   * The calls (`POST api/user/openBet`) or events (`getModifyMarketUpdate`) it affects. `*` is a wildcard.
   */
  on: z._default(z.string().check(z.minLength(1), z.maxLength(200)), '*'),
  /** The affected user. Empty for everyone. */
  userName: z._default(z.string().check(z.maxLength(64)), ''),
  probability: z._default(z.number().check(z.gt(0), z.maximum(1)), 1),
  /** Maximum number of strikes. 0 for no limit. */
  count: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
  /** The same seed strikes the same occasions of the same sequence. */
  seed: z._default(z.int().check(z.minimum(0), z.maximum(0xffff_ffff)), 1),
  /** Delay in ms, for the kinds that delay. */
  delayMs: z._default(z.int().check(z.minimum(0), z.maximum(60_000)), 1000),
})
export type Fault = z.output<typeof fault>

const setFault = z.extend(fault, { struck: z.int() })

const common = { auth: 'administrator', response: z.array(setFault) } as const

export const listFaults = endpoint({
  ...common,
  name: 'listFaults',
  method: 'GET',
  path: 'api/administrator/fault',
  encoding: 'query',
  request: emptyRequest,
  changes: [],
  source: 'addition: faults on demand, for tests and for the console',
})

/** Replaces all faults. An empty list removes them. */
export const setFaults = endpoint({
  ...common,
  name: 'setFaults',
  method: 'PUT',
  path: 'api/administrator/fault',
  encoding: 'json',
  request: z.object({ faults: z.array(fault).check(z.maxLength(20)) }),
  changes: [],
  source: 'addition: faults on demand, for tests and for the console',
})
