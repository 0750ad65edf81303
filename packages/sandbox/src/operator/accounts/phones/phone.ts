/** The country codes a code can be sent to, the default first. */
export const countryCodes = ['+91', '+977'] as const

const fewestDigits = 9
const mostDigits = 11

export type PhoneProblem = 'required' | 'country-code' | 'invalid'

/**
 * A phone as accounts keep it: `+`, country code, and the number without spaces and leading zeros. The number has 9 to
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
  // Without a plus it may as well be a number that happens to begin like a country code.
  return { problem: hasPlus || number.length > mostDigits ? 'invalid' : 'country-code' }
}

/** The phones a bare number may stand for, when it is typed where a user name can be. */
export function phonesOf(typed: string): string[] {
  if (!/^[+\d][\d\s()-]*$/.test(typed)) return []
  const readings = [typed, ...countryCodes.map((code) => `${code}${typed}`)].map(readPhone)
  return [...new Set(readings.flatMap((reading) => ('phone' in reading ? [reading.phone] : [])))]
}

/** Whether a user name reads as a phone that is not its owner's: it would open, or close, the door of another. */
export function isNumberOfAnother(userName: string, phone?: string): boolean {
  const readings = phonesOf(userName)
  return readings.length > 0 && (phone === undefined || !readings.includes(phone))
}
