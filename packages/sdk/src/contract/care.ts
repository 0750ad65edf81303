import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint, pageRequest } from './endpoint.ts'
import { entity, field, type Entity, type EntityCodec } from './entity.ts'
import { points } from './money.ts'

/** Amounts that a player can limit: points deposited, points lost on sport and casino together, points staked. */
export const careLimitKinds = ['deposit', 'loss', 'stake'] as const
export type CareLimitKind = (typeof careLimitKinds)[number]

/** Calendar periods in UTC: a day, a week from Monday, a month. */
export const carePeriods = ['day', 'week', 'month'] as const
export type CarePeriod = (typeof carePeriods)[number]

/** A higher limit, and the end of one, can be confirmed after this time, in ms: 24 h. */
export const careCoolingOffMs = 24 * 3_600_000

const amount = z.nullable(points)
const instant = z.nullable(z.string())

const limitFields = {
  kind: z.enum(careLimitKinds),
  period: z.enum(carePeriods),
  /** The limit that counts now, in minor units; null for none. */
  amount,
  /** The amount used in the current period. */
  used: points,
  /** Time from which another amount can be confirmed, and that amount. */
  nextAt: z._default(instant, null),
  nextAmount: z._default(amount, null),
  /**
   * True once that time has passed: `setCareLimit` with the same amount then confirms it. It
   * expires seven days later.
   */
  isConfirmable: z._default(z.boolean(), false),
}

/** A limit of a player. Dates are ISO 8601 UTC. */
export interface CareLimit extends Entity<typeof limitFields> {}

const careLimit: EntityCodec<CareLimit> = entity(limitFields)

/** Protection of a player at the moment. Dates are ISO 8601 UTC, null for none. */
export const care = z.object({
  limits: z.array(careLimit),
  timeOutUntil: instant,
  excludedUntil: instant,
  /** Minutes between two reality checks that the player chose; 0 for none. */
  realityCheckMinutes: z.int(),
  /** The jurisdiction's requirement before a player can deposit. Default: nothing. */
  depositWaitsFor: z._default(z.enum(['nothing', 'answer', 'limit']), 'nothing'),
})
export type Care = z.output<typeof care>

/** The caller's limits, breaks and reality checks. */
export const getCare = endpoint({
  name: 'getCare',
  method: 'GET',
  path: 'api/user/care',
  family: 'care',
  auth: 'player',
  encoding: 'query',
  request: emptyRequest,
  response: care,
  source: 'addition: care for players',
})

const positive = points.check(z.refine((minor) => minor > 0n, { error: 'must be above 0' }))

/**
 * Sets a limit. A lower one counts at once; a higher one, or none (`amount` null), when the same is sent once more after
 * 24 hours.
 */
export const setCareLimit = endpoint({
  name: 'setCareLimit',
  method: 'PUT',
  path: 'api/user/care/limit',
  changes: ['care', 'careHistory'],
  auth: 'player',
  encoding: 'json',
  request: z.object({
    kind: z.enum(careLimitKinds),
    period: z.enum(carePeriods),
    amount: z.nullable(positive),
  }),
  response: care,
  failures: ['demo-account'],
  source: 'addition: care for players',
})

/** Takes a break: no bets and no deposits for these hours, up to six weeks. It cannot be shortened. */
export const startTimeOut = endpoint({
  name: 'startTimeOut',
  method: 'POST',
  path: 'api/user/care/timeOut',
  changes: ['care', 'careHistory'],
  auth: 'player',
  encoding: 'json',
  request: z.object({ hours: z.int().check(z.minimum(1), z.maximum(6 * 7 * 24)) }),
  response: care,
  failures: ['demo-account'],
  source: 'addition: care for players',
})

/**
 * Excludes the caller for months: no bets, no deposits, no offers, no other account on their devices, demo or not. It cannot be
 * shortened. Points can be withdrawn all the same.
 */
export const excludeSelf = endpoint({
  name: 'excludeSelf',
  method: 'POST',
  path: 'api/user/care/exclusion',
  changes: ['care', 'careHistory'],
  auth: 'player',
  encoding: 'json',
  request: z.object({ months: z.int().check(z.minimum(6), z.maximum(60)) }),
  response: care,
  failures: ['demo-account'],
  source: 'addition: care for players',
})

/**
 * Sets how often the player sees time and net position; 0 for never. Must be at least as often as
 * the domain's jurisdiction requires.
 */
export const setRealityCheck = endpoint({
  name: 'setRealityCheck',
  method: 'PUT',
  path: 'api/user/care/realityCheck',
  changes: ['care', 'careHistory'],
  auth: 'player',
  encoding: 'json',
  request: z.object({ minutes: z.int().check(z.minimum(0), z.maximum(240)) }),
  response: care,
  failures: ['demo-account', 'reality-check-demanded'],
  source: 'addition: care for players',
})

/** The player has read how long they have been logged in and what they won or lost: until the next check is due, bets are taken. */
export const confirmRealityCheck = endpoint({
  name: 'confirmRealityCheck',
  method: 'POST',
  path: 'api/user/care/realityCheck',
  changes: ['sessions'],
  auth: 'player',
  encoding: 'json',
  request: emptyRequest,
  response: z.object({}),
  source: 'addition: care for players',
})

const eventFields = {
  id: field('_id', z.string()),
  kind: z.enum(['limit', 'timeOut', 'exclusion', 'realityCheck']),
  at: z.string(),
  /** Kind of a limit. */
  limitKind: z.optional(z.enum(careLimitKinds)),
  period: z.optional(z.enum(carePeriods)),
  /** The requested amount of a limit; null for none. */
  amount: z.optional(amount),
  /** Time when it counts or ends. */
  until: z.optional(z.string()),
  /** Interval of reality checks. */
  minutes: z.optional(z.int()),
  /** Number of unmatched orders that time-outs and exclusions ended; absent for none. */
  endedOrders: z.optional(z.int()),
}

/** Something that a player did for their own protection. */
export interface CareEvent extends Entity<typeof eventFields> {}

const careEvent: EntityCodec<CareEvent> = entity(eventFields)

/** Lists the caller's own protection measures, newest first. */
export const listCareHistory = endpoint({
  name: 'listCareHistory',
  method: 'GET',
  path: 'api/user/care/history',
  family: 'careHistory',
  auth: 'player',
  encoding: 'query',
  request: z.object(pageRequest),
  response: z.array(careEvent),
  paged: true,
  source: 'addition: care for players',
})
