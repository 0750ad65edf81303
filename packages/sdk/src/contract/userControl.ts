import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { socketEvent } from './socket.ts'

const userName = z.string().check(z.trim(), z.minLength(1), z.maxLength(64))

/** Ends every login of a user on every device. Open pages are notified and disconnected. */
export const logOutUser = endpoint({
  name: 'logOutUser',
  method: 'POST',
  path: 'api/administrator/user/logout',
  auth: 'administrator',
  encoding: 'json',
  request: z.object({ userName }),
  response: z.object({ userName: z.string(), logins: z.int() }),
  failures: ['user-unknown'],
  changes: [],
  source: 'addition: the operator’s console says logoutUserByAdmin',
})

/** Disconnects the open pages of a user from the live socket; the login stays. */
export const disconnectUser = endpoint({
  name: 'disconnectUser',
  method: 'POST',
  path: 'api/administrator/user/disconnect',
  auth: 'administrator',
  encoding: 'json',
  request: z.object({ userName }),
  response: z.object({ userName: z.string() }),
  failures: ['user-unknown'],
  changes: [],
  source: 'addition: the operator’s console says manualDisconnect',
})

/** An account was created below this member of staff. Never sent to players. */
export const userCreated = socketEvent({
  direction: 'serverToClient',
  event: 'getUserCreated',
  payload: z.object({ docs: z.object({ userId: z.string(), userName: z.string(), demo: z.boolean() }) }),
  audience: 'staff',
  source: 'getUserCreated',
})
