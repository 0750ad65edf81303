import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint } from './endpoint.ts'

// The specification names two GET calls that change something. The sandbox answers them only to pages of its own origin, and
// has the POST calls for others (threat model U15).

/** Fields of the answer that the documents do not show have a default. */
const record = z._default(
  z.object({ created: z._default(z.boolean(), true), active: z._default(z.boolean(), true) }),
  { created: true, active: true },
)

const shared = {
  auth: 'player',
  request: emptyRequest,
  response: record,
  failures: ['demo-account', 'cross-site'],
  changes: ['profile'],
} as const

const createPath = 'api/user/cockFight/create'
const logoutPath = 'api/user/cockFight/logout'

/** Creates the player's cock-fight record, or opens it again. Repeating it changes nothing. */
export const createCockFight = endpoint({
  ...shared,
  name: 'createCockFight',
  method: 'GET',
  path: createPath,
  encoding: 'query',
  sameOriginOnly: true,
  source: 'GET api/user/cockFight/create',
})

/** Closes the player's cock-fight record; without one nothing happens. */
export const logOutOfCockFight = endpoint({
  ...shared,
  name: 'logOutOfCockFight',
  method: 'GET',
  path: logoutPath,
  encoding: 'query',
  sameOriginOnly: true,
  source: 'GET api/user/cockFight/logout',
})

/** `createCockFight` as a POST. */
export const openCockFight = endpoint({
  ...shared,
  name: 'openCockFight',
  method: 'POST',
  path: createPath,
  encoding: 'json',
  source: 'addition: a change is a POST (threat model U15)',
})
