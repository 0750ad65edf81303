import { significantDigits, type PhoneNumber } from '@kit/ui'

/** Those that one-time codes are sent to. */
const supportedCodes: ReadonlySet<string> = new Set(['+91', '+977'])

/** Minimum number of digits, without country code and leading zeros. */
const fewestDigits = 9

export type PhoneProblem = 'required' | 'unsupported' | 'invalid'

/** Returns null if the number is valid. `maxDigits` is `auth.phone.maxDigits`. */
export function phoneProblem({ code, number }: PhoneNumber, maxDigits: number): PhoneProblem | null {
  if (number.trim() === '') return 'required'
  if (!supportedCodes.has(code)) return 'unsupported'
  const { length } = significantDigits(number)
  return length >= fewestDigits && length <= maxDigits ? null : 'invalid'
}
