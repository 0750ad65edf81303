import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { codeRequest, codeSent } from './registration.ts'

const password = z.string().check(z.minLength(1), z.maxLength(128))

/** Sends a code to the phone of an account whose password is forgotten. An unknown phone gets the same answer. */
export const sendResetCode = endpoint({
  name: 'sendResetCode',
  method: 'POST',
  path: 'api/common/forgetPassword/otp',
  changes: ['inbox'],
  auth: 'none',
  encoding: 'json',
  request: codeRequest,
  response: codeSent,
  // A resend says 'OTP SENT'.
  success: 'OTP Send Successfully',
  failures: ['phone-required', 'phone-invalid', 'country-code-unsupported', 'too-many-attempts'],
  source: 'POST api/common/forgetPassword/otp',
})

/** Sets a new password by the code sent to the phone, and ends every login of the account. The message 'error' means a wrong code. */
export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'PATCH',
  path: 'api/common/forgetPassword',
  changes: [],
  auth: 'none',
  encoding: 'form',
  request: z.object({
    phone: z.string().check(z.trim(), z.maxLength(32)),
    otp: z.string().check(z.regex(/^\d{6}$/)),
    whiteLabelId: z._default(z.string().check(z.maxLength(64)), ''),
    password,
  }),
  response: z.unknown(),
  success: 'Password Updated Successfully',
  failures: ['otp-invalid', 'password-weak', 'too-many-attempts'],
  source: 'PATCH api/common/forgetPassword',
})

interface PasswordChange {
  oldPassword: string
  password: string
}

/**
 * Changes the caller's password and ends the other logins. Staff get a new transaction code, shown only in this answer;
 * players get null. `newPassword` is another name for `password` on the wire.
 */
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'PATCH',
  path: 'api/{type}/changePassword',
  changes: ['profile'],
  auth: 'loggedIn',
  mayOwe: ['newPassword'],
  encoding: 'form',
  request: z.codec(
    z.object({ oldPassword: password, password: z.optional(password), newPassword: z.optional(password) }),
    z.custom<PasswordChange>(),
    {
      decode: (wire, context): PasswordChange => {
        const newPassword = wire.password ?? wire.newPassword
        if (newPassword !== undefined) return { oldPassword: wire.oldPassword, password: newPassword }
        context.issues.push({ code: 'custom', input: wire, path: ['password'], message: 'missing' })
        return z.NEVER
      },
      encode: (ours) => ours,
    },
  ),
  // An answer without docs is a success too: the call succeeded (PWD-034).
  response: z._default(z.object({ transactionCode: z._default(z.nullable(z.string()), null) }), {
    transactionCode: null,
  }),
  success: 'PASSWORD UPDATED',
  failures: ['wrong-password', 'password-weak', 'password-unchanged', 'too-many-attempts'],
  source: 'PATCH api/{userType}/changePassword',
})
