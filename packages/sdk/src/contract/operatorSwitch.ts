import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint } from './endpoint.ts'

/** An addition: why, and until when, for the players' maintenance page. Empty for its own words. */
const message = z.string().check(z.trim(), z.maxLength(280))

const transactionCode = z._default(z.string().check(z.maxLength(64)), '')

/** Turns maintenance on or off: while it is on, only the administrator is served. */
export const setMaintenance = endpoint({
  name: 'setMaintenance',
  method: 'PUT',
  path: 'api/administrator/setting/maintenance',
  changes: ['configuration', 'switches'],
  auth: 'administrator',
  encoding: 'json',
  request: z.object({ maintenanceMode: z.boolean(), message: z.optional(message), transactionCode }),
  response: z._default(z.object({ maintenanceMode: z.optional(z.boolean()) }), {}),
  failures: ['transaction-code-wrong'],
  source: 'PUT api/administrator/setting/maintenance',
})

/** Turns the live socket on or off: sites poll while it is off. */
export const setUseSocket = endpoint({
  name: 'setUseSocket',
  method: 'PUT',
  path: 'api/administrator/setting/useSocket',
  changes: ['configuration', 'switches'],
  auth: 'administrator',
  encoding: 'json',
  request: z.object({ socket: z.boolean(), transactionCode }),
  response: z._default(z.object({ socket: z.optional(z.boolean()) }), {}),
  failures: ['transaction-code-wrong'],
  source: 'PUT api/administrator/setting/useSocket',
})

/** Limits each player to one live page, or not. With the limit, opening another page disconnects the earlier one. */
export const setSingleScreen = endpoint({
  name: 'setSingleScreen',
  method: 'PUT',
  path: 'api/administrator/setting/singleScreen',
  auth: 'administrator',
  encoding: 'json',
  request: z.object({ singleScreen: z.boolean(), transactionCode }),
  response: z.object({ singleScreen: z.boolean() }),
  failures: ['transaction-code-wrong'],
  changes: ['switches'],
  source: 'addition: the brand’s setting behind manualDisconnect (Q-101)',
})

/** The state of the operator’s switches. */
export const getSwitches = endpoint({
  name: 'getSwitches',
  method: 'GET',
  path: 'api/administrator/setting/switches',
  auth: 'administrator',
  encoding: 'query',
  request: emptyRequest,
  response: z.object({
    maintenanceMode: z.boolean(),
    maintenanceMessage: z._default(message, ''),
    socket: z.boolean(),
    singleScreen: z.boolean(),
  }),
  family: 'switches',
  source: 'addition: the operator’s console',
})

const refresh = {
  path: 'api/administrator/broadcast/refreshPage',
  changes: [],
  auth: 'administrator',
  request: z.object({ message: z._default(z.string().check(z.maxLength(128)), 'User Refreshed') }),
  response: z._default(z.object({}), {}),
  failures: ['cross-site'],
} as const

/** Asks every open page to clear its caches and reload. A GET that changes something: only for pages of the operator's own origin. */
export const refreshEveryPage = endpoint({
  ...refresh,
  name: 'refreshEveryPage',
  method: 'GET',
  encoding: 'query',
  sameOriginOnly: true,
  source: 'GET api/administrator/broadcast/refreshPage',
})

/** `refreshEveryPage` as a POST. */
export const requestRefresh = endpoint({
  ...refresh,
  name: 'requestRefresh',
  method: 'POST',
  encoding: 'json',
  source: 'addition: a change is a POST (threat model U15)',
})
