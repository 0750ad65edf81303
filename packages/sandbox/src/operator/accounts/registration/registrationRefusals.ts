import { Refused } from '../../http/refused.ts'
import { readPhone, type PhoneProblem } from '../phones/phone.ts'

/** The form a phone was typed in. The specification words their messages differently. */
type PhoneForm = 'registration' | 'forgotPassword'

const phoneWords: Record<PhoneForm, Record<PhoneProblem, string>> = {
  registration: {
    required: 'Mobile number is required',
    invalid: 'Mobile number is invalid',
    'country-code': 'Country code is not supported',
  },
  forgotPassword: {
    required: 'Mobile Number is Required',
    invalid: 'Mobile Number is Invalid ',
    'country-code': 'Country code is not supported',
  },
}

const phoneCodes: Record<PhoneProblem, string> = {
  required: 'phone-required',
  invalid: 'phone-invalid',
  'country-code': 'country-code-unsupported',
}

/** Throws the refusal worded for the form. */
export function phoneOf(text: string, form: PhoneForm): string {
  const read = readPhone(text)
  if ('phone' in read) return read.phone
  throw phoneRefused(read.problem, form)
}

export const phoneRefused = (problem: PhoneProblem, form: PhoneForm): Refused =>
  new Refused(400, { message: phoneWords[form][problem], code: phoneCodes[problem], field: 'phone' })

export const invalidCode = (): Refused =>
  new Refused(400, { message: 'Invalid OTP', code: 'otp-invalid', field: 'otp' })

/** A wrong code for a password reset. The specification requires the message 'error'. */
export const resetRefused = (): Refused =>
  new Refused(400, { message: 'error', code: 'otp-invalid', field: 'otp' })
