import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { user } from './user.ts'

/** A referral source of a visitor, limited to characters that are safe in an address. */
const tag = z._default(z.string().check(z.regex(/^[\w.-]{0,64}$/)), '')
const identifier = z._default(z.string().check(z.maxLength(64)), '')

/** The sender of a code's message: the brand's logo text, else its domain; when both are empty the operator uses its own (CALL-024). */
export const codeSender = ({ logoText, domainName }: { logoText: string; domainName: string }): string =>
  (logoText.trim() || domainName.trim()).slice(0, 64)

/** The request of both calls that send a code. `phone` has the country code; `operator` is the message's sender. */
export const codeRequest = z.object({
  phone: z.string().check(z.trim(), z.maxLength(32)),
  type: z._default(z.literal('sms'), 'sms'),
  whiteLabelId: identifier,
  operator: z._default(z.string().check(z.trim(), z.maxLength(64)), ''),
})

/** Time between two codes, where the operator does not say. Source: REG-034, PWD-011. */
const resendAfterSeconds = 60

/** A code was sent, and when the next may be requested. Known and unknown phones get the same answer. */
export const codeSent = z._default(
  z.object({ resendAfterSeconds: z._default(z.int(), resendAfterSeconds) }),
  { resendAfterSeconds },
)

/** Sends a code to a phone, for signing up and for logging in by phone. */
export const sendSignUpCode = endpoint({
  name: 'sendSignUpCode',
  method: 'POST',
  path: 'api/common/signup/otp',
  changes: ['inbox'],
  auth: 'none',
  encoding: 'json',
  request: codeRequest,
  response: codeSent,
  failures: ['phone-required', 'phone-invalid', 'country-code-unsupported', 'too-many-attempts'],
  source: 'POST api/common/signup/otp',
})

/** Creates a player's account; the code proves the phone. A `logIn` follows it. */
export const signUp = endpoint({
  name: 'signUp',
  method: 'POST',
  path: 'api/auth/signup',
  changes: [],
  auth: 'none',
  encoding: 'form',
  request: z.object({
    userName: z.string().check(z.trim(), z.regex(/^\w{5,24}$/)),
    fullName: z._default(z.string().check(z.trim(), z.maxLength(64)), ''),
    referrer: z.optional(z.string().check(z.regex(/^[\w.-]{0,64}$/))),
    email: z._default(z.string().check(z.trim(), z.regex(/^$|^[^\s@]{1,64}@[^\s@]{1,128}$/)), ''),
    otp: z.string().check(z.regex(/^\d{6}$/)),
    type: z._default(z.literal('sms'), 'sms'),
    promoCode: tag,
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    wagerBonusId: z.optional(z.string().check(z.maxLength(64))),
    phone: z.string().check(z.trim(), z.maxLength(32)),
    whiteLabelId: identifier,
    branchId: identifier,
    utmSource: z.optional(z.string().check(z.regex(/^[\w.-]{0,64}$/))),
    registrationSource: z.optional(z.string().check(z.regex(/^[\w.-]{0,64}$/))),
    /**
     * The player's confirmations; the operator keeps their time. Absent if a client does not send
     * them.
     */
    isAdult: z.optional(z.enum(['true'])),
    hasAcceptedTerms: z.optional(z.enum(['true'])),
  }),
  response: z.optional(user),
  success: 'Signup Successfull',
  failures: [
    'phone-required',
    'phone-invalid',
    'country-code-unsupported',
    'phone-taken',
    'user-name-taken',
    'email-taken',
    'password-weak',
    'otp-invalid',
    'self-excluded',
    'too-many-attempts',
  ],
  source: 'POST api/auth/signup',
})

/** The first field that is taken, with the message to show; both empty when none is. */
export const duplicate = z.object({
  field: z.enum(['', 'phone', 'userName', 'email']),
  message: z.string(),
})

/** Checks before a sign-up whether phone, user name or email is taken. Absent fields are not checked. */
export const checkDuplicate = endpoint({
  name: 'checkDuplicate',
  method: 'GET',
  path: 'api/common/dupCheck',
  family: 'duplicates',
  auth: 'none',
  encoding: 'query',
  request: z.object({
    phone: z._default(z.string().check(z.trim(), z.maxLength(32)), ''),
    userName: z._default(z.string().check(z.trim(), z.maxLength(64)), ''),
    email: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    whiteLabelId: identifier,
  }),
  response: z._default(duplicate, { field: '', message: '' }),
  failures: ['too-many-attempts'],
  source: 'GET api/common/dupCheck',
})
