import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { points, type Minor } from './money.ts'

/** The kinds of the specification; a method of any other kind is 'other'. */
export const paymentTypes = ['QR', 'UPI', 'IMPS', 'NEFT', 'USDT', 'IPAY', 'other'] as const
export type PaymentType = (typeof paymentTypes)[number]

export const paymentType = z.codec(z.string(), z.enum(paymentTypes), {
  decode: (wire) => paymentTypes.find((known) => known === wire) ?? ('other' as const),
  encode: (ours) => ours,
})

const text = z._default(z.string(), '')

const wirePaymentMethod = z.object({
  _id: z.string().check(z.minLength(1)),
  paymentType,
  paymentName: z.string(),
  active: z._default(z.boolean(), true),
  isLock: z._default(z.boolean(), false),
  minAmount: z._default(points, 0n),
  maxAmount: z._default(points, 0n),
  sort: z._default(z.number(), 0),
  customFields: z._default(z.array(z.object({ label: text, type: text, value: text })), []),
  accountNumber: text,
  walletNumber: text,
  bankName: text,
  accountName: text,
  ifscCode: text,
  upiId: text,
  mobileNumber: text,
  appName: text,
  remarks: text,
})

/** A way to pay points in or out. Amounts in minor units; a `maxAmount` of 0 means no upper limit. */
export interface PaymentMethod {
  id: string
  paymentType: PaymentType
  name: string
  isActive: boolean
  isLocked: boolean
  minAmount: Minor
  maxAmount: Minor
  sort: number
  /** For deposits the first one's value refers to the QR picture. */
  customFields: { label: string; type: string; value: string }[]
  accountNumber: string
  walletNumber: string
  bankName: string
  accountName: string
  ifscCode: string
  /** For IPAY a number: the operator's id at the provider. */
  upiId: string
  mobileNumber: string
  appName: string
  remarks: string
}

const paymentMethod = z.codec(wirePaymentMethod, z.custom<PaymentMethod>(), {
  decode: ({ _id, paymentName, active, isLock, ...same }): PaymentMethod => ({
    ...same,
    id: _id,
    name: paymentName,
    isActive: active,
    isLocked: isLock,
  }),
  encode: ({ id, name, isActive, isLocked, ...same }) => ({
    ...same,
    _id: id,
    paymentName: name,
    active: isActive,
    isLock: isLocked,
  }),
})

/** Text on the wire: 'true' gives the active ones only. */
const activeOnly = z.object({ active: z.optional(z.enum(['true', 'false'])) })

/** The methods a deposit can be made by. */
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

/** The kinds of account a withdrawal can be paid to. */
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
