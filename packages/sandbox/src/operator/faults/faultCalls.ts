import { emptyRequest, endpoint } from '@kit/sdk/contract'
import * as z from 'zod/mini'

// Not part of the contract: an operator in the world has no such calls, and neither has this one unless told.

/** What happens to a call: before it is served the first four, to its answer the last two. */
const callFaults = [
  'delay',
  'dropRequest',
  'unauthorized',
  'unavailable',
  'loseAnswer',
  'corruptAnswer',
] as const

/** What happens to an event on its way to one page. `silence` lasts for as long as the fault is set. */
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
  /** Which calls (`POST api/user/openBet`) or events (`getModifyMarketUpdate`); `*` stands for anything. */
  on: z._default(z.string().check(z.minLength(1), z.maxLength(200)), '*'),
  /** Whose; everybody's when empty. */
  userName: z._default(z.string().check(z.maxLength(64)), ''),
  probability: z._default(z.number().check(z.gt(0), z.maximum(1)), 1),
  /** How often it strikes at most; 0 for no end. */
  count: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
  /** The same seed strikes at the same places of the same story. */
  seed: z._default(z.int().check(z.minimum(0), z.maximum(0xffff_ffff)), 1),
  /** Of the kinds that make something late. */
  delayMs: z._default(z.int().check(z.minimum(0), z.maximum(60_000)), 1000),
})
export type Fault = z.output<typeof fault>

const setFault = z.extend(fault, { struck: z.int() })

const common = { auth: 'administrator', response: z.array(setFault) } as const

/** The faults that are set, and how often each has struck. */
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

/** Sets these faults instead of those that were set; none ends them all. */
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
