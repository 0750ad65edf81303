import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint } from './endpoint.ts'
import { entity, field, type Entity, type EntityCodec } from './entity.ts'

const sessionFields = {
  /** The browser and system that logged in, as its user agent says; empty when unknown. */
  device: z._default(z.string(), ''),
  /** True for the login that makes the call. */
  isCurrent: field('current', z.boolean()),
  createdAt: z.string(),
  /** Time when it ends without a logout. */
  expiresAt: z.optional(z.string()),
  /** Time when the player last read a reality check in it. */
  checkedAt: z.optional(z.string()),
}

/** A login of the caller's account that is still valid. Dates are ISO 8601 UTC. */
export interface LoginSession extends Entity<typeof sessionFields> {}

const loginSession: EntityCodec<LoginSession> = entity(sessionFields)

/** Lists the active logins of the caller's account: the current login first, then the newest. */
export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: 'api/{type}/auth/sessions',
  family: 'sessions',
  auth: 'loggedIn',
  encoding: 'query',
  request: emptyRequest,
  response: z.array(loginSession),
  source: 'addition: a player sees where the account is logged in',
})

/** Ends every other login of the caller's account. Answers how many there were. */
export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: 'api/{type}/auth/sessions',
  changes: ['sessions'],
  auth: 'loggedIn',
  encoding: 'query',
  request: emptyRequest,
  response: z.object({ endedCount: z.int() }),
  source: 'addition: a player logs out elsewhere',
})
