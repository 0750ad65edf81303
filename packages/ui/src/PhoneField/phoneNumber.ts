/** A phone as it is typed: the code of the country, and the number in it. */
export interface PhoneNumber {
  /** With its plus: '+91'. */
  code: string
  number: string
}

/** The digits of a number without what leads them at home: '098765 43210' is '9876543210'. Source: REG-049, Q-046. */
export const significantDigits = (number: string): string => number.replace(/\D/g, '').replace(/^0+/, '')

/** The phone as it is sent: the code and the number without leading zeros. Source: REG-050. */
export const wholeNumber = ({ code, number }: PhoneNumber): string => `${code}${significantDigits(number)}`

/**
 * A pasted or filled-in whole number, taken apart by the codes offered, the longest first: '+977 98…' is Nepal's.
 * Undefined when it does not begin with a plus or no code fits.
 */
export function phoneFrom(text: string, codes: readonly string[]): PhoneNumber | undefined {
  const whole = text.replace(/[^\d+]/g, '')
  if (!whole.startsWith('+')) return undefined
  const code = [...codes].sort((a, b) => b.length - a.length).find((code) => whole.startsWith(code))
  return code === undefined ? undefined : { code, number: significantDigits(whole.slice(code.length)) }
}
