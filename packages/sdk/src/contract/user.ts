import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint, userTypes } from './endpoint.ts'
import { entity, field, group, type Entity, type EntityCodec } from './entity.ts'
import { loginLocation } from './loginLocation.ts'
import { points } from './money.ts'

const amount = z.optional(points)
const isSo = z.optional(z.boolean())
const count = z.optional(z.int())
const cap = z._default(z.nullable(points), null)

const userFields = {
  id: field('_id', z.string().check(z.minLength(1))),
  userType: z.enum(userTypes),
  userName: z.string(),
  fullName: z._default(z.string(), ''),
  /** Email address; empty if the operator does not know it. */
  email: z._default(z.string(), ''),
  isEmailVerified: field('emailVerified', isSo),
  /** The second factor of this login was given. Source: AUTH-027. */
  isSecondFactorVerified: field('otpVerified', isSo),
  isBlocked: field('blocked', isSo),
  hasProfile: field('profileSetup', isSo),
  /** The parent account; empty without one. */
  createdBy: z._default(z.string(), ''),
  /** The white label of the account; empty without one. */
  whiteLabelId: z._default(z.string(), ''),
  /** Source: AUTH-053. */
  whiteLabelType: z._default(z.enum(['b2b', 'b2c']), 'b2b'),
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
  /** Stake caps by market type; null or 0 means no cap. */
  stakeCaps: group({
    session: field('sessionMax', cap),
    bookmaker: field('bookmakerMax', cap),
    betfair: field('betfairMax', cap),
  }),
  available: field('availablePts', points),
  exposure: points,
  /** Further balances, where the operator keeps them: AUTH-054. */
  balances: group({
    total: field('pts', amount),
    sports: field('sportsPts', amount),
    casino: field('casinoPts', amount),
    thirdParty: field('thirdPartyPts', amount),
    credit: field('creditPts', amount),
    clientProfit: field('clientPL', amount),
    profit: field('profit', amount),
    loss: field('loss', amount),
  }),
  /** Counters of staff: what was earned, and how many accounts are below. Source: AUTH-055. */
  counters: group({
    totalCommission: amount,
    totalAdmin: count,
    totalUser: count,
    userAccount: count,
    userCount: count,
  }),
  correlationId: z.optional(z.string()),
  /** Token by which the operator's app sends notifications to the device. */
  deviceToken: field('fcmToken', z.optional(z.string())),
  createdAt: z._default(z.string(), ''),
  updatedAt: z.optional(z.string()),
}

/** The logged-in user. Money in minor units. */
export interface User extends Entity<typeof userFields> {}

export const user: EntityCodec<User> = entity(userFields)

/** Ends the login. The client cleans up whether or not this succeeds. */
export const logOut = endpoint({
  name: 'logOut',
  method: 'DELETE',
  path: 'api/{type}/auth',
  changes: [],
  auth: 'loggedIn',
  mayOwe: ['secondFactor', 'newPassword'],
  encoding: 'query',
  request: z.object(loginLocation),
  response: z.unknown(),
  source: 'DELETE api/{type}/auth',
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
