import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint } from './endpoint.ts'
import { entity, field, type Entity, type EntityCodec } from './entity.ts'
import { points } from './money.ts'
import { paymentType, textOrNumber } from './paymentMethod.ts'
import { anyCode, password } from './secondFactor.ts'

/** One line of an account's details, e.g. the IFSC code of a bank. */
export interface AccountDetail {
  label: string
  value: string
}

const id = z.string().check(z.minLength(1), z.maxLength(64))
const accountDetails = z
  .array(
    z.object({
      label: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
      value: z.string().check(z.trim(), z.maxLength(128)),
    }),
  )
  .check(z.maxLength(16))

const accountMethod = entity({
  /** An addition. */
  id: field('_id', z._default(z.string(), '')),
  paymentType,
  minAmount: z._default(points, 0n),
  maxAmount: z._default(points, 0n),
  /** Set when withdrawals to it go through the hosted provider; else empty. */
  operatorId: textOrNumber,
})

const paymentAccountFields = {
  id: field('_id', z.string().check(z.minLength(1))),
  /** The holder's name, with `_` and the user id at its end. */
  name: z.string(),
  isPrimary: field('primary', z._default(z.boolean(), false)),
  details: field(
    'accountDetails',
    z._default(z.array(z.object({ label: z.string(), value: z.string() })), []),
  ),
  method: field('paymentMethodType', accountMethod),
}

/**
 * A payout account of a player. Amounts in minor units; a `maxAmount` of 0 means no upper limit.
 */
export interface PaymentAccount extends Entity<typeof paymentAccountFields> {}

const paymentAccount: EntityCodec<PaymentAccount> = entity(paymentAccountFields)

/** An account as the answer to a command has it. The specification shows no fields there: some operators answer without one. */
const answeredAccount = z.optional(paymentAccount)

/** The proof of the player's identity: the password, or a code if a second factor is on. */
const proof = { password: z.optional(password), otp: z.optional(anyCode) }
const proofFailures = ['password-due', 'wrong-password', 'otp-invalid', 'too-many-attempts'] as const

/** The player's payout accounts, the primary one first. */
export const listPaymentAccounts = endpoint({
  name: 'listPaymentAccounts',
  method: 'GET',
  path: 'api/user/account',
  family: 'paymentAccounts',
  auth: 'player',
  encoding: 'query',
  request: emptyRequest,
  response: z.array(paymentAccount),
  source: 'GET api/user/account',
})

/**
 * Adds a payout account. The first one is the primary. Needs the password or a code; the player's other logins end, and
 * the player is notified.
 */
export const createPaymentAccount = endpoint({
  name: 'createPaymentAccount',
  method: 'POST',
  path: 'api/user/account',
  changes: ['paymentAccounts'],
  auth: 'player',
  encoding: 'json',
  request: z.object({
    paymentMethodTypeId: id,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(128)),
    accountDetails,
    ...proof,
  }),
  response: answeredAccount,
  success: 'Account Created Successfully',
  failures: ['name-invalid', 'payment-method-unknown', 'too-many-accounts', ...proofFailures],
  source: 'POST api/user/account',
})

/** Changes an account's details, as `createPaymentAccount` does. The edited account becomes the primary one. */
export const editPaymentAccount = endpoint({
  name: 'editPaymentAccount',
  method: 'PUT',
  path: 'api/user/account',
  changes: ['paymentAccounts'],
  auth: 'player',
  encoding: 'json',
  request: z.object({ accountId: id, primary: z._default(z.literal(true), true), accountDetails, ...proof }),
  response: answeredAccount,
  success: 'Account List Updated',
  failures: ['account-unknown', ...proofFailures],
  source: 'PUT api/user/account',
})

/**
 * Deletes an account. Withdrawals already requested keep its details. Needs what creating one needs: that is in the body, for
 * no address shall hold a password. Without it there is no body.
 */
export const deletePaymentAccount = endpoint({
  name: 'deletePaymentAccount',
  method: 'DELETE',
  path: 'api/user/account',
  changes: ['paymentAccounts'],
  auth: 'player',
  encoding: 'json',
  inQuery: ['accountId'],
  request: z.object({ accountId: id, ...proof }),
  response: z.unknown(),
  success: 'Account Deleted',
  failures: ['account-unknown', ...proofFailures],
  source: 'DELETE api/user/account',
})

/**
 * Makes the account the primary one for withdrawals. Requires the same proof as creating one, like
 * `deletePaymentAccount`.
 */
export const makeAccountPrimary = endpoint({
  name: 'makeAccountPrimary',
  method: 'PATCH',
  path: 'api/user/account',
  changes: ['paymentAccounts'],
  auth: 'player',
  encoding: 'json',
  inQuery: ['accountId', 'primary'],
  request: z.object({ accountId: id, primary: z._default(z.literal('true'), 'true'), ...proof }),
  response: answeredAccount,
  success: 'Primary Account Updated Successfull',
  failures: ['account-unknown', ...proofFailures],
  source: 'PATCH api/user/account',
})

/** Logs which account was created. Sent 500 ms after its creation. */
export const logPaymentAccount = endpoint({
  name: 'logPaymentAccount',
  method: 'POST',
  path: 'api/user/accountLog',
  changes: [],
  auth: 'player',
  encoding: 'json',
  request: z.object({ accountNumber: z.string().check(z.maxLength(64)), accountDetails }),
  response: z.unknown(),
  source: 'POST api/user/accountLog',
})
