import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { orderKey } from './order.ts'
import {
  answeredRequest,
  paymentAmount,
  paymentDecision,
  paymentListRequest,
  paymentRequest,
} from './paymentRequest.ts'

const id = z.string().check(z.minLength(1), z.maxLength(64))
const text = z._default(z.string().check(z.maxLength(128)), '')

/**
 * An addition: makes the request idempotent and becomes its id. The same key and amount get the first answer again, anything
 * else is refused. `listWithdrawals` finds the request by it when an answer was lost.
 */
const key = z.optional(orderKey)

const refusals = [
  'key-reused',
  'demo-account',
  'request-pending',
  'account-unknown',
  'amount-out-of-range',
  'not-enough-points',
] as const

/** Requests a withdrawal. Its points are held at once. */
export const createWithdrawal = endpoint({
  name: 'createWithdrawal',
  method: 'POST',
  path: 'api/user/withdraw',
  changes: ['withdrawals', 'points', 'transactions'],
  auth: 'player',
  encoding: 'json',
  request: z.object({ amount: paymentAmount, accountId: id, key }),
  response: answeredRequest,
  success: 'Withdraw Request Added',
  failures: refusals,
  source: 'POST api/user/withdraw',
})

/** Requests a withdrawal through the hosted provider. It is paid to the stored account; the other fields must agree with it. */
export const createHostedWithdrawal = endpoint({
  name: 'createHostedWithdrawal',
  method: 'POST',
  path: 'api/user/withdraw/iPay',
  changes: ['withdrawals', 'points', 'transactions'],
  auth: 'player',
  encoding: 'json',
  request: z.object({
    amount: paymentAmount,
    accountId: id,
    beneficiaryName: text,
    bankName: text,
    ifscCode: text,
    accountNumber: text,
    operatorId: text,
    key,
  }),
  response: answeredRequest,
  success: 'Your withdraw request is still pending please check your widthraw statement for more updates.',
  failures: [...refusals, 'account-differs'],
  source: 'POST api/user/withdraw/iPay',
})

/** Withdrawals, newest first: a player's own, or those of the players below a member of staff. */
export const listWithdrawals = endpoint({
  name: 'listWithdrawals',
  method: 'GET',
  path: 'api/{type}/withdraw',
  family: 'withdrawals',
  auth: 'loggedIn',
  encoding: 'query',
  request: paymentListRequest,
  response: z.array(paymentRequest),
  paged: true,
  source: 'GET api/{userType}/withdraw',
})

/** Approves or rejects a withdrawal, or marks it as processing; its id is sent as `depositId`. Rejection returns the points once. */
export const decideWithdrawal = endpoint({
  name: 'decideWithdrawal',
  method: 'PATCH',
  path: 'api/{type}/withdraw',
  changes: ['withdrawals', 'requestSteps', 'accountsBelow', 'points', 'transactions'],
  auth: 'staff',
  encoding: 'form',
  request: paymentDecision,
  response: answeredRequest,
  failures: [
    'request-unknown',
    'request-decided',
    'amount-differs',
    'key-reused',
    'transaction-code-wrong',
    'in-debt',
  ],
  source: 'PATCH api/{userType}/withdraw',
})

/** Cancels a pending withdrawal: its points are returned once. */
export const cancelWithdrawal = endpoint({
  name: 'cancelWithdrawal',
  method: 'DELETE',
  path: 'api/user/withdraw',
  changes: ['withdrawals', 'points', 'transactions'],
  auth: 'player',
  encoding: 'query',
  request: z.object({ withdrawId: id }),
  response: answeredRequest,
  failures: ['request-unknown', 'request-decided', 'cancelling-off'],
  source: 'DELETE api/user/withdraw',
})
