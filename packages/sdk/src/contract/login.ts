import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { loginLocation } from './loginLocation.ts'
import { user } from './user.ts'

/** Logs in with a user name or phone and a password, or with a phone and the code sent to it, which ignores the password. The bearer token is in the answer's `authorization` header. */
export const logIn = endpoint({
  name: 'logIn',
  method: 'POST',
  path: 'api/auth',
  changes: ['profile'],
  auth: 'none',
  encoding: 'form',
  request: z.object({
    email: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    otp: z._default(z.string().check(z.maxLength(6)), ''),
    whiteLabelId: z._default(z.string().check(z.maxLength(64)), ''),
    correlationId: z._default(z.string().check(z.maxLength(64)), ''),
    demo: z.optional(z.enum(['true'])),
    future9: z.optional(z.enum(['true'])),
    diamondWL: z.optional(z.enum(['true'])),
    ...loginLocation,
  }),
  response: user,
  success: 'Login Successful',
  failures: ['wrong-credentials', 'otp-invalid', 'account-locked', 'too-many-attempts'],
  source: 'POST api/auth',
})

/** Creates a throwaway account with points. A `logIn` with demo 'true' follows it. */
export const demoSignUp = endpoint({
  name: 'demoSignUp',
  method: 'POST',
  path: 'api/auth/signup/demo',
  changes: [],
  auth: 'none',
  encoding: 'form',
  request: z.object({
    userName: z.string().check(z.regex(/^\w{5,24}$/)),
    email: z.string().check(z.maxLength(128)),
    phone: z.string().check(z.maxLength(20)),
    fullName: z.string().check(z.maxLength(64)),
    password: z.string().check(z.minLength(8), z.maxLength(128)),
    demoWhiteLabelId: z._default(z.string().check(z.maxLength(64)), ''),
  }),
  response: z.optional(user),
  failures: ['user-name-taken', 'too-many-attempts', 'self-excluded'],
  source: 'POST api/auth/signup/demo',
})
