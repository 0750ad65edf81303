/** A phone as typed: country code and national number. */
export interface PhoneNumber {
  /** Country code with its plus: '+91'. */
  code: string
  number: string
}

/** The national number without leading zeros: '098765 43210' is '9876543210'. Source: REG-049, Q-046. */
export const significantDigits = (number: string): string => number.replace(/\D/g, '').replace(/^0+/, '')

/** Returns the phone number as it is sent: code and number without leading zeros. Source: REG-050. */
export const wholeNumber = ({ code, number }: PhoneNumber): string => `${code}${significantDigits(number)}`

/**
 * Splits an international number by the offered codes, longest first: '+977 98…' is Nepal's. Undefined if it does not
 * begin with a plus or no code matches.
 */
export function phoneFrom(text: string, codes: readonly string[]): PhoneNumber | undefined {
  const whole = text.replace(/[^\d+]/g, '')
  if (!whole.startsWith('+')) return undefined
  const code = [...codes].sort((a, b) => b.length - a.length).find((code) => whole.startsWith(code))
  return code === undefined ? undefined : { code, number: significantDigits(whole.slice(code.length)) }
}
