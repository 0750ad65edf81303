import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint } from './endpoint.ts'

/** The permissions that a white label gives its players. */
export const whiteLabelRole = z.object({
  _id: z._default(z.string(), ''),
  whiteLabelId: z._default(z.string(), ''),
  europeanCasinoDisabled: z._default(z.boolean(), false),
})

/** The roles of the player's white label; a player without one has none. */
export const listWhiteLabelRoles = endpoint({
  name: 'listWhiteLabelRoles',
  method: 'GET',
  path: 'api/user/whiteLabelRole',
  family: 'brandSettings',
  auth: 'player',
  encoding: 'query',
  request: emptyRequest,
  response: z.array(whiteLabelRole),
  source: 'GET api/user/whiteLabelRole',
})

/** The roles of all white labels, for the administrator. */
export const listEveryWhiteLabelRole = endpoint({
  name: 'listEveryWhiteLabelRole',
  method: 'GET',
  path: 'api/administrator/setting/whiteLabelRole',
  family: 'brandSettings',
  auth: 'administrator',
  encoding: 'query',
  request: emptyRequest,
  response: z.array(z.extend(whiteLabelRole, { userName: z.string() })),
  source: 'addition: the operator’s console, behind whiteLabelRole (ROLE-021)',
})

/** Enables or disables the European casino's games for the players of a white label. */
export const setWhiteLabelRole = endpoint({
  name: 'setWhiteLabelRole',
  method: 'PUT',
  path: 'api/administrator/setting/whiteLabelRole',
  auth: 'administrator',
  encoding: 'json',
  request: z.object({
    whiteLabelId: z.string().check(z.minLength(1), z.maxLength(64)),
    europeanCasinoDisabled: z.boolean(),
    transactionCode: z._default(z.string().check(z.maxLength(64)), ''),
  }),
  response: whiteLabelRole,
  failures: ['transaction-code-wrong', 'white-label-unknown'],
  changes: ['brandSettings'],
  source: 'addition: the operator’s console, behind whiteLabelRole (ROLE-021)',
})

/** The value of one point in a currency, as decimal text: INR is 1. */
export const currencyRate = z.object({ currency: z.string(), symbol: z.string(), rate: z.string() })

/** The currency rates. My Wallet shows the balance in one of them, for display only. */
export const listCurrencyRates = endpoint({
  name: 'listCurrencyRates',
  method: 'GET',
  path: 'api/common/setting/currency',
  family: 'brandSettings',
  auth: 'none',
  encoding: 'query',
  request: z.object({
    whiteLabelId: z._default(z.string().check(z.maxLength(64)), ''),
    server: z._default(z.literal('master'), 'master'),
  }),
  response: z.array(currencyRate),
  source: 'GET api/common/setting/currency',
})

/** A player's own referral code, and how many players signed up with it. */
export const getReferral = endpoint({
  name: 'getReferral',
  method: 'GET',
  path: 'api/user/setting/referral',
  family: 'referral',
  auth: 'player',
  encoding: 'query',
  request: emptyRequest,
  response: z.object({ referralCode: z.string(), referredCount: z.int() }),
  source: 'GET api/user/setting/referral',
})
