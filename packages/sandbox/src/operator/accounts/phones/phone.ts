/** Country codes that one-time codes are sent to. The first is the default. */
export const countryCodes = ['+91', '+977'] as const

const fewestDigits = 9
const mostDigits = 11

export type PhoneProblem = 'required' | 'country-code' | 'invalid'

/**
 * Normalizes a phone to `+`, country code and number, without spaces and leading zeros. The number has 9 to
 * 11 digits. The plus may be missing, the country code may not.
 */
export function readPhone(text: string): { phone: string } | { problem: PhoneProblem } {
  const typed = text.replaceAll(/[\s()-]/g, '').replace(/^00/, '+')
  if (typed === '' || typed === '+') return { problem: 'required' }
  if (!/^\+?\d+$/.test(typed)) return { problem: 'invalid' }
  const hasPlus = typed.startsWith('+')
  const full = hasPlus ? typed : `+${typed}`
  const code = countryCodes.find((known) => full.startsWith(known))
  if (code === undefined) return { problem: 'country-code' }
  const number = full.slice(code.length).replace(/^0+/, '')
  if (number.length >= fewestDigits && number.length <= mostDigits) return { phone: `${code}${number}` }
  // Without a plus, it may be a number that starts like a country code.
  return { problem: hasPlus || number.length > mostDigits ? 'invalid' : 'country-code' }
}

/** Returns the phones that a number may mean when it is typed as a user name. */
export function phonesOf(typed: string): string[] {
  if (!/^[+\d][\d\s()-]*$/.test(typed)) return []
  const readings = [typed, ...countryCodes.map((code) => `${code}${typed}`)].map(readPhone)
  return [...new Set(readings.flatMap((reading) => ('phone' in reading ? [reading.phone] : [])))]
}

/**
 * Returns true if a user name can be parsed as another account's phone: logging in with it would reach that
 * account.
 */
export function isNumberOfAnother(userName: string, phone?: string): boolean {
  const readings = phonesOf(userName)
  return readings.length > 0 && (phone === undefined || !readings.includes(phone))
}
