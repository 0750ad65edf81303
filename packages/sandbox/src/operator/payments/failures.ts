import type { Minor } from '@kit/sdk/contract'
import { pointsFromMinor } from '@kit/sdk/contract'
import { pointsText } from '../http/pointsText.ts'
import { Refused } from '../http/refused.ts'

// Refusals of payments, in the wording of the specification if it has a text.

export const demoAccount = () =>
  new Refused(403, {
    message: 'This is your Demo Account, Please Login as Normal user',
    code: 'demo-account',
  })

export const requestPending = () =>
  new Refused(409, { message: 'Already Have Request, Please Wait', code: 'request-pending' })

export const methodUnknown = (field: string) =>
  new Refused(404, {
    message: 'This payment method is not available',
    code: 'payment-method-unknown',
    field,
  })

/** A `max` of 0 means no limit and is not mentioned. */
export function amountOutOfRange({ min, max }: { min: Minor; max: Minor }): Refused {
  const upTo = max > 0n ? ` and less than ${pointsText(max)}` : ''
  return new Refused(409, {
    message: `Amount should be greater than ${pointsText(min)}${upTo}`,
    code: 'amount-out-of-range',
    field: 'amount',
    details: { min: pointsFromMinor(min), ...(max > 0n && { max: pointsFromMinor(max) }) },
  })
}

/** Returned for other players' requests too, so that their existence is not revealed. */
export const requestUnknown = (field: string) =>
  new Refused(404, { message: 'This request is not known', code: 'request-unknown', field })

export const requestDecided = (state: string, first?: { by: string; at: string }) =>
  new Refused(409, {
    message: first?.by
      ? `This request is already ${state}, by ${first.by}`
      : `This request is already ${state}`,
    code: 'request-decided',
    details: { state, ...first },
  })

export const decisionKeyReused = () =>
  new Refused(422, { message: 'This key belongs to another decision', code: 'key-reused', field: 'key' })

export const amountDiffers = (amount: Minor) =>
  new Refused(409, {
    message: `This request is about ${pointsText(amount)} points`,
    code: 'amount-differs',
    field: 'amount',
    details: { amount: pointsFromMinor(amount) },
  })

/** Returns the refusal after a rolled-back result reclaimed points that the player had already requested. */
export const playerInDebt = (debt: Minor) =>
  new Refused(409, {
    message: `The player owes ${pointsText(debt)} points after a corrected result`,
    code: 'in-debt',
    details: { debt: pointsFromMinor(debt) },
  })
