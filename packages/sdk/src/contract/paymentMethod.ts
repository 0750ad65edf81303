import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { entity, field, type Entity, type EntityCodec } from './entity.ts'
import { points } from './money.ts'

/** The payment types of the specification; any other is 'other'. */
export const paymentTypes = ['QR', 'UPI', 'IMPS', 'NEFT', 'USDT', 'IPAY', 'other'] as const
export type PaymentType = (typeof paymentTypes)[number]

export const paymentType = z.codec(z.string(), z.enum(paymentTypes), {
  decode: (wire) => paymentTypes.find((known) => known === wire) ?? ('other' as const),
  encode: (ours) => ours,
})

const text = z._default(z.string(), '')

/** A text that some operators send as a number: an account's number, the operator's id at a provider (DEP-057). */
export const textOrNumber = z._default(
  z.codec(z.union([z.string(), z.number()]), z.string(), {
    decode: String,
    encode: (ours) => ours,
  }),
  '',
)

const paymentMethodFields = {
  id: field('_id', z.string().check(z.minLength(1))),
  paymentType,
  name: field('paymentName', z.string()),
  isActive: field('active', z._default(z.boolean(), true)),
  isLocked: field('isLock', z._default(z.boolean(), false)),
  minAmount: z._default(points, 0n),
  maxAmount: z._default(points, 0n),
  sort: z._default(z.number(), 0),
  /** Further fields. For deposits the first one's value refers to the QR picture. */
  customFields: z._default(z.array(z.object({ label: text, type: text, value: text })), []),
  accountNumber: textOrNumber,
  walletNumber: textOrNumber,
  bankName: text,
  accountName: text,
  ifscCode: text,
  /** Id at UPI. For IPAY the operator's id at the provider, a number. */
  upiId: textOrNumber,
  mobileNumber: textOrNumber,
  appName: text,
  remarks: text,
}

/** A way to pay points in or out. Amounts in minor units; a `maxAmount` of 0 means no upper limit. */
export interface PaymentMethod extends Entity<typeof paymentMethodFields> {}

const paymentMethod: EntityCodec<PaymentMethod> = entity(paymentMethodFields)

/** A boolean as text: 'true' lists only active methods. */
const activeOnly = z.object({ active: z.optional(z.enum(['true', 'false'])) })

/** The methods of deposits. */
export const listDepositMethods = endpoint({
  name: 'listDepositMethods',
  method: 'GET',
  path: 'api/{type}/setting/depositType',
  family: 'paymentMethods',
  auth: 'loggedIn',
  encoding: 'query',
  request: activeOnly,
  response: z.array(paymentMethod),
  source: 'GET api/{type}/setting/depositType',
})

/** The methods of withdrawals. */
export const listPayoutMethods = endpoint({
  name: 'listPayoutMethods',
  method: 'GET',
  path: 'api/{type}/setting/paymentMethodType',
  family: 'paymentMethods',
  auth: 'loggedIn',
  encoding: 'query',
  request: activeOnly,
  response: z.array(paymentMethod),
  source: 'GET api/{type}/setting/paymentMethodType',
})
