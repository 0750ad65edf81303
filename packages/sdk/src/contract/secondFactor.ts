import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint } from './endpoint.ts'
import { user } from './user.ts'

/** The account's password, given again. */
export const password = z.string().check(z.maxLength(128))

const code = z.string().check(z.regex(/^\d{6}$/))

/** A code of the authenticator, or a recovery code, which is valid once. */
export const anyCode = z.string().check(z.regex(/^(\d{6}|[a-z2-7]{4}(-[a-z2-7]{4}){3})$/i))

/**
 * Returns true if a login requires a second factor. During set-up also the secret and its
 * `otpauth:` address, and ten recovery codes once it is turned on; each is shown only once.
 */
export const secondFactor = z.object({
  enabled: z.boolean(),
  secret: z.optional(z.string()),
  url: z.optional(z.string()),
  recoveryCodes: z.optional(z.array(z.string())),
  /** Number of recovery codes that are still valid. */
  recoveryCodesLeft: z.optional(z.int()),
})

/** Completes a login whose account has a second factor (TOTP, RFC 6238). Until then no other call but logging out is answered. */
export const verifySecondFactor = endpoint({
  name: 'verifySecondFactor',
  method: 'POST',
  path: 'api/{type}/auth/verify2fa',
  changes: ['profile', 'secondFactor'],
  auth: 'loggedIn',
  mayOwe: ['secondFactor', 'newPassword'],
  encoding: 'json',
  request: z.object({ otp: anyCode }),
  response: user,
  failures: ['otp-invalid', 'too-many-attempts'],
  source: 'addition: the second factor (Q-054)',
})

export const getSecondFactor = endpoint({
  name: 'getSecondFactor',
  method: 'GET',
  path: 'api/{type}/setting/2fa',
  family: 'secondFactor',
  auth: 'loggedIn',
  encoding: 'query',
  request: emptyRequest,
  response: secondFactor,
  source: 'addition: the second factor (Q-054)',
})

/**
 * Turns the second factor on or off. Turning on takes two calls: the first, with the password, gives a new secret; the
 * second, with a code of it, turns it on. Turning off needs a code or a recovery code. The account's other logins end,
 * and it is notified.
 */
export const setSecondFactor = endpoint({
  name: 'setSecondFactor',
  method: 'PUT',
  path: 'api/{type}/setting/2fa',
  changes: ['profile', 'secondFactor'],
  auth: 'loggedIn',
  encoding: 'json',
  request: z.object({ enabled: z.boolean(), otp: z.optional(anyCode), password: z.optional(password) }),
  response: secondFactor,
  failures: ['otp-invalid', 'password-due', 'wrong-password', 'second-factor-unchanged', 'too-many-attempts'],
  source: 'addition: the second factor (Q-054)',
})

/** Replaces the recovery codes by ten new ones, shown only in this answer. Needs a code of the authenticator. */
export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: 'api/{type}/setting/2fa/recoveryCodes',
  changes: ['secondFactor'],
  auth: 'loggedIn',
  encoding: 'json',
  request: z.object({ otp: code }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  failures: ['otp-invalid', 'second-factor-off', 'too-many-attempts'],
  source: 'addition: the second factor (Q-054)',
})
