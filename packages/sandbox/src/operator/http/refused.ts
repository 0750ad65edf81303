import type { Refusal } from '@kit/sdk/contract'
import { malformedRefusal } from '@kit/sdk/serving'

/** A final answer, stored with an order so that a retry gets the same. */
export interface StoredAnswer {
  status: number
  body: Record<string, unknown>
}

/** A refusal with its message. Thrown anywhere below a route, and sent by the server in the envelope. */
export class Refused extends Error {
  readonly status: number
  readonly refusal: Refusal
  readonly headers: Record<string, string>

  constructor(status: number, refusal: Refusal, headers: Record<string, string> = {}) {
    super(refusal.message)
    this.name = 'Refused'
    this.status = status
    this.refusal = refusal
    this.headers = headers
  }

  toAnswer(): StoredAnswer {
    return { status: this.status, body: { ...this.refusal } }
  }
}

export const unauthorized = (): Refused =>
  new Refused(401, { message: 'Please log in again', code: 'unauthorized' })

export const secondFactorDue = (): Refused =>
  new Refused(401, { message: 'Please enter the code of your authenticator', code: 'second-factor-due' })

export const newPasswordDue = (): Refused =>
  new Refused(403, {
    message: 'Please change password and copy transaction code',
    code: 'new-password-due',
  })

export const forbidden = (): Refused =>
  new Refused(403, { message: 'This call is not for your user type', code: 'forbidden' })

/** Returns the refusal of a GET with side effects that comes from another origin or from no page. */
export const crossSite = (): Refused =>
  new Refused(403, { message: 'This call is for pages of this site only', code: 'cross-site' })

export const malformed = (field: string, why: string): Refused =>
  new Refused(400, malformedRefusal({ field, why }))

export const tooMany = (message: string, waitMs: number): Refused =>
  new Refused(
    429,
    { message, code: 'too-many-attempts' },
    { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  )

export const demoAccount = (): Refused =>
  new Refused(403, {
    message: 'This is your Demo Account, Please Login as Normal user',
    code: 'demo-account',
  })
