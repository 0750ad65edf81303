import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint, userTypes } from './endpoint.ts'
import { entity, field, group, type Entity, type EntityCodec } from './entity.ts'
import { points } from './money.ts'

const cap = z._default(z.nullable(points), null)

const userFields = {
  id: field('_id', z.string().check(z.minLength(1))),
  userType: z.enum(userTypes),
  userName: z.string(),
  fullName: z._default(z.string(), ''),
  /** The account above this one; empty when there is none. */
  createdBy: z._default(z.string(), ''),
  /** The white label it belongs to; empty when there is none. */
  whiteLabelId: z._default(z.string(), ''),
  isDemo: field('demo', z._default(z.boolean(), false)),
  mustChangePassword: field('changePassword', z._default(z.boolean(), false)),
  hasSecondFactor: field('enable2fa', z._default(z.boolean(), false)),
  hasCockFight: field('cockFightCreated', z._default(z.boolean(), false)),
  casinoLock: z._default(z.boolean(), false),
  bonusLock: z._default(z.boolean(), false),
  wagerBonusId: z._default(z.nullable(z.string()), null),
  depositCount: z._default(z.int(), 0),
  betDelaySeconds: field('betDelay', z._default(z.number().check(z.minimum(0), z.maximum(120)), 0)),
  confirmBets: z._default(z.boolean(), false),
  /** By market type; null or 0 means no cap. */
  stakeCaps: group({
    session: field('sessionMax', cap),
    bookmaker: field('bookmakerMax', cap),
    betfair: field('betfairMax', cap),
  }),
  available: field('availablePts', points),
  exposure: points,
  createdAt: z._default(z.string(), ''),
}

/** The logged-in user. Money in minor units. */
export interface User extends Entity<typeof userFields> {}

export const user: EntityCodec<User> = entity(userFields)

const location = {
  country: z._default(z.string().check(z.maxLength(64)), 'unknown'),
  city: z._default(z.string().check(z.maxLength(64)), 'unknown'),
  domain: z._default(z.string().check(z.maxLength(253)), ''),
  countryFlag: z._default(z.string().check(z.maxLength(16)), 'unknown'),
}

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
    ...location,
  }),
  response: user,
  success: 'Login Successful',
  failures: ['wrong-credentials', 'otp-invalid', 'account-locked', 'too-many-attempts'],
  source: 'POST api/auth',
})

/** Ends the login. The client cleans up whether or not this succeeds. */
export const logOut = endpoint({
  name: 'logOut',
  method: 'DELETE',
  path: 'api/{type}/auth',
  changes: [],
  auth: 'loggedIn',
  mayOwe: ['secondFactor', 'newPassword'],
  encoding: 'query',
  request: z.object(location),
  response: z.unknown(),
  source: 'DELETE api/{type}/auth',
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
  response: user,
  failures: ['user-name-taken', 'too-many-attempts'],
  source: 'POST api/auth/signup/demo',
})

export const getProfile = endpoint({
  name: 'getProfile',
  method: 'GET',
  path: 'api/{type}/profile',
  family: 'profile',
  auth: 'loggedIn',
  mayOwe: ['newPassword'],
  encoding: 'query',
  request: emptyRequest,
  response: user,
  source: 'GET api/{type}/profile',
})

const balanceFields = { available: field('availablePts', points), exposure: points }

/** The player's points in minor units: what can be staked, and what open bets can lose. */
export interface Balance extends Entity<typeof balanceFields> {}

const balance: EntityCodec<Balance> = entity(balanceFields)

/** The balance, read again after every event that may have changed it. */
export const getPoints = endpoint({
  name: 'getPoints',
  method: 'GET',
  path: 'api/{type}/pts',
  family: 'points',
  auth: 'loggedIn',
  encoding: 'query',
  request: emptyRequest,
  response: balance,
  source: 'GET api/{type}/pts',
})
