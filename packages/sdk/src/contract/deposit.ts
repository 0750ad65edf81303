import './jitless.ts'
import * as z from 'zod/mini'
import { orderKey } from './order.ts'
import { endpoint } from './endpoint.ts'
import {
  answeredRequest,
  paymentAmount,
  paymentDecision,
  paymentListRequest,
  paymentRequest,
} from './paymentRequest.ts'

const id = z.string().check(z.minLength(1), z.maxLength(64))

/** 6 to 12 digits once spaces are gone. For NEFT also a bank's reference: four letters, then letters and digits. */
const utrForm = /^(?:\d{6,12}|[A-Z]{4}[A-Z\d]{8,18})$/
const utr = z.codec(z.string().check(z.maxLength(64)), z.string().check(z.regex(utrForm)), {
  decode: (text) => text.replaceAll(/\s/g, '').toUpperCase(),
  encode: (digits) => digits,
})

/**
 * An addition: makes the request idempotent and becomes its id. The same key and fields get the first answer again, other
 * fields are refused. `listDeposits` finds the request by it when an answer was lost.
 */
const key = z.optional(orderKey)

const refusals = [
  'key-reused',
  'demo-account',
  'request-pending',
  'payment-method-unknown',
  'amount-out-of-range',
  'bonus-unavailable',
  'self-excluded',
  'time-out',
  'deposit-limit',
  'deposit-limit-owed',
] as const

/** Reports a payment to the operator: its reference and a picture of it. */
export const createDeposit = endpoint({
  name: 'createDeposit',
  method: 'POST',
  path: 'api/user/deposit',
  changes: ['deposits', 'bonuses'],
  auth: 'player',
  encoding: 'multipart',
  request: z.object({
    utr,
    bonusId: z.optional(z.string().check(z.maxLength(64))),
    image: z.file(),
    depositTypeId: id,
    amount: paymentAmount,
    key,
  }),
  response: answeredRequest,
  success: 'Deposit Successfull',
  failures: [
    ...refusals,
    'utr-used',
    'image-unreadable',
    'image-too-large',
    'file-too-large',
    'upload-quota',
    'uploads-busy',
    'too-many-attempts',
  ],
  source: 'POST api/user/deposit',
})

/** Starts a deposit at the hosted payment page. The answer has its address. */
export const createHostedDeposit = endpoint({
  name: 'createHostedDeposit',
  method: 'POST',
  path: 'api/user/deposit/iPay',
  server: 'b2c',
  changes: ['deposits', 'bonuses'],
  auth: 'player',
  encoding: 'json',
  request: z.object({
    depositTypeId: id,
    amount: paymentAmount,
    operatorId: z.string().check(z.maxLength(64)),
    redirectUrl: z.string().check(z.maxLength(500)),
    key,
  }),
  response: z.object({ iPayRedirectUrl: z.string() }),
  failures: [...refusals, 'redirect-refused'],
  source: 'POST api/user/deposit/iPay',
})

/**
 * Pays points in for a player below a default branch, at once. The specification shows no fields: these are ours. The key
 * makes it idempotent: the same key and body get the first answer again, another body is refused (`key-reused`, 422).
 */
export const createBranchDeposit = endpoint({
  name: 'createBranchDeposit',
  method: 'POST',
  path: 'api/{type}/deposit',
  changes: ['deposits', 'accountsBelow', 'points', 'transactions'],
  auth: 'staff',
  encoding: 'json',
  request: z.object({
    key: orderKey,
    userId: id,
    amount: paymentAmount,
    remarks: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
    transactionCode: z._default(z.string().check(z.maxLength(64)), ''),
  }),
  response: answeredRequest,
  failures: [
    'forbidden',
    'user-unknown',
    'demo-account',
    'key-reused',
    'transaction-code-wrong',
    'self-excluded',
    'time-out',
    'deposit-limit',
    'deposit-limit-owed',
  ],
  source: 'POST api/{branch or type}/deposit',
})

/** Deposits, newest first: a player's own, or those of the players below a member of staff. */
export const listDeposits = endpoint({
  name: 'listDeposits',
  method: 'GET',
  path: 'api/{type}/deposit',
  family: 'deposits',
  auth: 'loggedIn',
  encoding: 'query',
  request: paymentListRequest,
  response: z.array(paymentRequest),
  paged: true,
  source: 'GET api/{userType}/deposit',
})

/** Approves or rejects a deposit, or marks it as processing. Approval credits the points once, however often it is sent. */
export const decideDeposit = endpoint({
  name: 'decideDeposit',
  method: 'PATCH',
  path: 'api/{type}/deposit',
  changes: ['deposits', 'requestSteps', 'accountsBelow', 'points', 'transactions'],
  auth: 'staff',
  encoding: 'form',
  request: paymentDecision,
  response: answeredRequest,
  failures: ['request-unknown', 'request-decided', 'amount-differs', 'key-reused', 'transaction-code-wrong'],
  source: 'PATCH api/{type}/deposit',
})
