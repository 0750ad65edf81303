import './jitless.ts'
import * as z from 'zod/mini'
import { care } from './care.ts'
import { endpoint, pageRequest, userTypes } from './endpoint.ts'
import { entity, field, type Entity, type EntityCodec } from './entity.ts'
import { points } from './money.ts'

const id = z.string().check(z.minLength(1), z.maxLength(64))
const transactionCode = z._default(z.string().check(z.maxLength(64)), '')
const count = z._default(z.int().check(z.minimum(0)), 0)

const ancestorFields = { id: field('_id', z.string()), userName: z.string(), userType: z.enum(userTypes) }

/** An account between the caller and another account. */
export interface Ancestor extends Entity<typeof ancestorFields> {}

const ancestor: EntityCodec<Ancestor> = entity(ancestorFields)

const accountBelowFields = {
  id: field('_id', z.string().check(z.minLength(1))),
  userType: z.enum(userTypes),
  userName: z.string(),
  fullName: z._default(z.string(), ''),
  isDemo: field('demo', z._default(z.boolean(), false)),
  /** Cannot log in. */
  isBlocked: field('blocked', z._default(z.boolean(), false)),
  casinoLock: z._default(z.boolean(), false),
  bonusLock: z._default(z.boolean(), false),
  /** Available points; for staff the sum of the players below. Minor units. */
  available: field('availablePts', points),
  exposure: points,
  /** Number of accounts right below this one, and of players in all. */
  children: count,
  players: count,
  /** Accounts from below the caller down to the account above this one. */
  line: z._default(z.array(ancestor), []),
  createdAt: z._default(z.string(), ''),
}

/** An account below a member of staff. Amounts in minor units. */
export interface AccountBelow extends Entity<typeof accountBelowFields> {}

export const accountBelow: EntityCodec<AccountBelow> = entity(accountBelowFields)

export const accountStatuses = ['active', 'blocked'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/**
 * One branch of the tree below a member of staff: the accounts right below `parentId`, at first below the caller, staff
 * before players, by name. With `search` all below that branch whose names hold it, wherever they are.
 */
export const listAccountsBelow = endpoint({
  name: 'listAccountsBelow',
  method: 'GET',
  path: 'api/{type}/user/account',
  family: 'accountsBelow',
  auth: 'staff',
  encoding: 'query',
  request: z.object({
    ...pageRequest,
    parentId: z.optional(id),
    search: z._default(z.string().check(z.trim(), z.maxLength(64)), ''),
    status: z.optional(z.enum(accountStatuses)),
  }),
  response: z.array(accountBelow),
  paged: true,
  failures: ['user-unknown'],
  source: 'addition: players under a member of staff (ROLE-023)',
})

const detailFields = {
  ...accountBelowFields,
  /** Limits and breaks of a player; null for staff. */
  care: z._default(z.nullable(care), null),
}

export interface AccountBelowDetail extends Entity<typeof detailFields> {}

const accountBelowDetail: EntityCodec<AccountBelowDetail> = entity(detailFields)

/** One account below the caller, with what protects it. */
export const getAccountBelow = endpoint({
  name: 'getAccountBelow',
  method: 'GET',
  path: 'api/{type}/user/account/details',
  family: 'accountsBelow',
  auth: 'staff',
  encoding: 'query',
  request: z.object({ userId: id }),
  response: accountBelowDetail,
  failures: ['user-unknown'],
  source: 'addition: a player under a member of staff',
})

const isSo = z.optional(z.boolean())

/**
 * Locks a player below the caller, or unlocks: out of the site (every login ends), of the casino (ROLE-020), of bonuses
 * (ROLE-022). A lock that is not named stays as it is.
 */
export const setAccountLocks = endpoint({
  name: 'setAccountLocks',
  method: 'PATCH',
  path: 'api/{type}/user/lock',
  changes: ['accountsBelow'],
  auth: 'staff',
  encoding: 'json',
  request: z.object({
    userId: id,
    isBlocked: isSo,
    casinoLock: isSo,
    bonusLock: isSo,
    transactionCode,
  }),
  response: accountBelow,
  failures: ['user-unknown', 'transaction-code-wrong'],
  source: 'addition: the locks behind ROLE-020 and ROLE-022',
})
