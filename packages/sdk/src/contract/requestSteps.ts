import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { entity, field, type Entity, type EntityCodec } from './entity.ts'
import { paymentStates } from './paymentRequest.ts'
import { socketEvent } from './socket.ts'

export const requestDirections = ['deposit', 'withdraw'] as const
export type RequestDirection = (typeof requestDirections)[number]

const stepFields = {
  state: field('status', z.enum(paymentStates)),
  /** ISO 8601 UTC. */
  at: z.string(),
  /** Name of the player or member of staff; empty for the payment's provider and for time that ran out. */
  actorName: z._default(z.string(), ''),
  remarks: z._default(z.string(), ''),
  /** The key of the caller's own decision; empty for everybody else's. */
  key: z._default(z.string(), ''),
}

/** A state that a request for points has reached. */
export interface RequestStep extends Entity<typeof stepFields> {}

const step: EntityCodec<RequestStep> = entity(stepFields)

/** The way of a request of a player below the caller, oldest first. A decision whose answer was lost is found by its key. */
export const listRequestSteps = endpoint({
  name: 'listRequestSteps',
  method: 'GET',
  path: 'api/{type}/user/requestStep',
  family: 'requestSteps',
  auth: 'staff',
  encoding: 'query',
  request: z.object({
    direction: z.enum(requestDirections),
    requestId: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  response: z.array(step),
  failures: ['request-unknown'],
  source: 'addition: the history of a request, for staff',
})

/**
 * A request for points of a player below was made or changed state: its lists are read again. The players' own events are
 * theirs alone (Q-028).
 */
export const requestChanged = socketEvent({
  direction: 'serverToClient',
  event: 'getRequestUpdates',
  payload: z.object({
    docs: z.object({
      id: z.string(),
      direction: z.enum(requestDirections),
      status: z.enum(paymentStates),
      userName: z._default(z.string(), ''),
    }),
  }),
  audience: 'staff',
  source: 'addition: getDepositUpdates and getWithdrawUpdates for the staff above the player',
})
