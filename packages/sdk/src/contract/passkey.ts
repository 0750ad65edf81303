import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint } from './endpoint.ts'
import { entity, field, type Entity, type EntityCodec } from './entity.ts'
import { loginLocation } from './loginLocation.ts'
import { anyCode, password } from './secondFactor.ts'
import { user } from './user.ts'

const id = z.string().check(z.regex(/^[\w-]{16,1400}$/))

const passkeyFields = {
  id: field('_id', id),
  /** The browser and system it was made with, as its user agent says; empty when unknown. */
  device: z._default(z.string(), ''),
  /** True if the password manager syncs it to other devices. */
  isSynced: field('synced', z._default(z.boolean(), false)),
  createdAt: z.string(),
  lastUsedAt: z._default(z.nullable(z.string()), null),
}

/** A passkey of the caller's account. Dates are ISO 8601 UTC. */
export interface Passkey extends Entity<typeof passkeyFields> {}

const passkey: EntityCodec<Passkey> = entity(passkeyFields)

/**
 * The request to the browser: the JSON form of WebAuthn's options. Only browser and authenticator
 * read it.
 */
const options = z.record(z.string(), z.unknown())

const text = z.string().check(z.maxLength(8_192))

/**
 * An authenticator's answer, in the JSON form of WebAuthn. The relying party's library validates
 * it.
 */
const credential = z.object({
  id,
  rawId: id,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.string().check(z.maxLength(64))),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
  response: z.object({
    clientDataJSON: text,
    attestationObject: z.optional(text),
    authenticatorData: z.optional(text),
    signature: z.optional(text),
    userHandle: z.optional(z.nullable(z.string().check(z.maxLength(128)))),
    transports: z.optional(z.array(z.string().check(z.regex(/^[a-z-]{1,32}$/))).check(z.maxLength(8))),
    publicKey: z.optional(text),
    publicKeyAlgorithm: z.optional(z.int()),
  }),
})

export const listPasskeys = endpoint({
  name: 'listPasskeys',
  method: 'GET',
  path: 'api/{type}/setting/passkeys',
  family: 'passkeys',
  auth: 'loggedIn',
  encoding: 'query',
  request: emptyRequest,
  response: z.array(passkey),
  source: 'addition: passkeys',
})

/**
 * Returns the options for creating a passkey. Requires the password, or a code if the account has a
 * second factor.
 */
export const beginPasskey = endpoint({
  name: 'beginPasskey',
  method: 'POST',
  path: 'api/{type}/setting/passkeys/begin',
  changes: [],
  auth: 'loggedIn',
  encoding: 'json',
  request: z.object({ password: z.optional(password), otp: z.optional(anyCode) }),
  response: options,
  failures: [
    'password-due',
    'wrong-password',
    'otp-invalid',
    'too-many-attempts',
    'passkeys-full',
    'passkeys-unavailable',
  ],
  source: 'addition: passkeys',
})

/** Keeps the passkey that was made. The account's other logins end, and it is notified. */
export const addPasskey = endpoint({
  name: 'addPasskey',
  method: 'POST',
  path: 'api/{type}/setting/passkeys',
  changes: ['passkeys', 'sessions'],
  auth: 'loggedIn',
  encoding: 'json',
  request: z.object({ credential }),
  response: passkey,
  failures: ['passkey-invalid', 'passkeys-full', 'passkeys-unavailable'],
  source: 'addition: passkeys',
})

/** Forgets a passkey: it lets nobody in any more. Other logins end, and the account is notified. */
export const removePasskey = endpoint({
  name: 'removePasskey',
  method: 'DELETE',
  path: 'api/{type}/setting/passkeys',
  changes: ['passkeys', 'sessions'],
  auth: 'loggedIn',
  encoding: 'json',
  request: z.object({ passkeyId: id, password: z.optional(password), otp: z.optional(anyCode) }),
  response: z.object({}),
  failures: ['password-due', 'wrong-password', 'otp-invalid', 'too-many-attempts', 'passkey-unknown'],
  source: 'addition: passkeys',
})

/** Returns the options for a login by any passkey of this site. */
export const beginPasskeyLogin = endpoint({
  name: 'beginPasskeyLogin',
  method: 'POST',
  path: 'api/auth/passkey/begin',
  changes: [],
  auth: 'none',
  encoding: 'json',
  request: emptyRequest,
  response: options,
  failures: ['too-many-attempts', 'passkeys-unavailable'],
  source: 'addition: passkeys',
})

/**
 * Logs in by a passkey, which proves a device and its owner; no second factor is required. The
 * bearer token is in the `authorization` header, as after `logIn`.
 */
export const logInByPasskey = endpoint({
  name: 'logInByPasskey',
  method: 'POST',
  path: 'api/auth/passkey',
  changes: ['profile'],
  auth: 'none',
  encoding: 'json',
  request: z.object({ credential, ...loginLocation }),
  response: user,
  success: 'Login Successful',
  failures: ['passkey-invalid', 'account-locked', 'too-many-attempts', 'passkeys-unavailable'],
  source: 'addition: passkeys',
})
