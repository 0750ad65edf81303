import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { user } from './user.ts'

/**
 * Hands a login over to another domain of the same operator: gives a code that the other domain exchanges for its own
 * login, once, within 30 seconds. `audience` is the host of that domain, with its port if any.
 */
export const handOffLogin = endpoint({
  name: 'handOffLogin',
  method: 'POST',
  path: 'api/{type}/auth/handoff',
  auth: 'loggedIn',
  encoding: 'json',
  request: z.object({ audience: z.string().check(z.regex(/^[a-z\d.-]{1,253}(:\d{1,5})?$/i)) }),
  response: z.object({ code: z.string() }),
  changes: [],
  failures: ['audience-unknown', 'too-many-attempts'],
  source: 'addition: a login goes to another domain (threat model U2)',
})

/** Exchanges the code of a handoff for a login on this domain. The bearer token is in the `authorization` header, as after `logIn`. */
export const exchangeHandoff = endpoint({
  name: 'exchangeHandoff',
  method: 'POST',
  path: 'api/auth/exchange',
  auth: 'none',
  encoding: 'json',
  request: z.object({ code: z.string().check(z.regex(/^[\w-]{22}$/)) }),
  response: user,
  changes: ['profile'],
  success: 'Login Successful',
  failures: ['handoff-invalid', 'too-many-attempts'],
  source: 'addition: a login goes to another domain (threat model U2)',
})
