import './jitless.ts'
import * as z from 'zod/mini'
import { dateRange } from './dateRange.ts'
import { pageRequest } from './endpoint.ts'
import { entity, field, group, type Entity, type EntityCodec } from './entity.ts'
import { points } from './money.ts'
import { orderKey } from './order.ts'

export const paymentStates = ['pending', 'processing', 'approved', 'rejected', 'canceled'] as const
export type PaymentState = (typeof paymentStates)[number]

const paymentRequestFields = {
  id: field('_id', z.string().check(z.minLength(1))),
  amount: points,
  remarks: z._default(z.string(), ''),
  createdAt: z.string(),
  updatedAt: z._default(z.string(), ''),
  paymentType: field('type', z._default(z.string(), '')),
  utr: z._default(z.string(), ''),
  state: field('status', z.enum(paymentStates)),
  // The fields below are additions.
  /** The payment method; empty if the operator does not say. */
  methodId: field('depositTypeId', z._default(z.string(), '')),
  userId: z._default(z.string(), ''),
  userName: z._default(z.string(), ''),
  bonusAmount: z._default(points, 0n),
  /** The payment's picture, for `getPlayerImage`; empty for none. */
  imageId: z._default(z.string(), ''),
  /**
   * The player's debt after a corrected result; a withdrawal is not approved before it is repaid.
   */
  debt: z._default(points, 0n),
  /** The payout account of a withdrawal; empty for deposits. */
  account: group({
    name: field('accountName', z._default(z.string(), '')),
    details: field(
      'accountDetails',
      z._default(z.array(z.object({ label: z.string(), value: z.string() })), []),
    ),
  }),
}

/** A deposit or withdrawal request and its state. Amounts in minor units. */
export interface PaymentRequest extends Entity<typeof paymentRequestFields> {}

export const paymentRequest: EntityCodec<PaymentRequest> = entity(paymentRequestFields)

/** A request as the answer to a command has it. The specification shows no fields there: some operators answer without one. */
export const answeredRequest = z.optional(paymentRequest)

/** The request of lists of deposits and withdrawals. Without `status` all states are listed. */
export const paymentListRequest = z.object({
  ...pageRequest,
  search: z._default(z.string().check(z.trim(), z.maxLength(64)), ''),
  status: z.optional(z.enum(paymentStates)),
  ...dateRange,
})

/** Actions of staff on a request: mark it as processing, approve or reject it. */
export const paymentActions = ['processing', 'approved', 'rejected'] as const
export type PaymentAction = (typeof paymentActions)[number]

/**
 * The decision of staff on a request. `amount` must be the request's, so that staff decide on what they see. The key is an
 * addition: the same key and fields get the same answer, and a request that somebody else has decided is refused.
 */
export const paymentDecision = z.object({
  amount: points,
  depositId: z.string().check(z.minLength(1), z.maxLength(64)),
  action: z.enum(paymentActions),
  remarks: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
  transactionCode: z._default(z.string().check(z.maxLength(64)), ''),
  key: z.optional(orderKey),
})

/** The amount of a payment: above zero and at most a trillion points. */
export const paymentAmount = points.check(z.gt(0n), z.lte(100_000_000_000_000n))
