import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint, pageRequest } from './endpoint.ts'

/** Something that touches security: a login, a changed password, a command of staff. It never holds a secret. */
export const securityEvent = z.object({
  id: z.string(),
  at: z.string(),
  /** The name of the call. */
  kind: z.string(),
  /** Id of the person who did it; empty when nobody was logged in. */
  actorId: z.string(),
  actorName: z.string(),
  /** `done`, or the code of the refusal. */
  outcome: z.string(),
  address: z.string(),
  /** The subject of the event, e.g. `marketId`. */
  details: z._default(z.record(z.string(), z.unknown()), {}),
})
export type SecurityEvent = z.output<typeof securityEvent>

/** The security log, newest first. */
export const listSecurityEvents = endpoint({
  name: 'listSecurityEvents',
  method: 'GET',
  path: 'api/administrator/securityEvent',
  family: 'securityEvents',
  auth: 'administrator',
  encoding: 'query',
  request: z.object(pageRequest),
  response: z.array(securityEvent),
  paged: true,
  source: 'addition: the operator’s console',
})
