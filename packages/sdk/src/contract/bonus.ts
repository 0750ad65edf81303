import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint } from './endpoint.ts'
import { points, type Minor } from './money.ts'

const wireBonus = z.object({
  _id: z.string().check(z.minLength(1)),
  title: z.string(),
  description: z._default(z.string(), ''),
  min: z._default(points, 0n),
  max: z._default(points, 0n),
  limit: z._default(z.int(), 0),
  type: z._default(z.string(), ''),
  // Additions: what it brings, and which of the settings' bonus types it belongs to.
  percentage: z._default(z.int(), 0),
  bonusType: z._default(z.string(), ''),
})

/** An offer on a deposit. Amounts in minor units: the deposits it is for; a `max` of 0 means no upper limit. */
export interface Bonus {
  id: string
  title: string
  description: string
  min: Minor
  max: Minor
  /** How often a player may use it. */
  useLimit: number
  /** `ftd`: for the first deposit only. */
  type: string
  /** What is added, in percent of the deposit. */
  percentage: number
  /** E.g. `depositBonus`. */
  bonusType: string
}

const bonus = z.codec(wireBonus, z.custom<Bonus>(), {
  decode: ({ _id, limit, ...same }): Bonus => ({ ...same, id: _id, useLimit: limit }),
  encode: ({ id, useLimit, ...same }) => ({ ...same, _id: id, limit: useLimit }),
})

/** The offers of the operator. */
export const listBonuses = endpoint({
  name: 'listBonuses',
  method: 'GET',
  path: 'api/{type}/setting/bonus',
  family: 'bonuses',
  auth: 'loggedIn',
  encoding: 'query',
  request: z.object({ active: z.optional(z.enum(['true', 'false'])) }),
  response: z.array(bonus),
  source: 'GET api/{type}/setting/bonus',
})

/** How often the player has used which bonus. */
export const listUsedBonuses = endpoint({
  name: 'listUsedBonuses',
  method: 'GET',
  path: 'api/user/bonus',
  family: 'bonuses',
  auth: 'player',
  encoding: 'query',
  request: emptyRequest,
  response: z.array(z.object({ bonusId: z.string(), count: z.int() })),
  source: 'GET api/user/bonus',
})
