const word = '(?:code|otp|pin|passcode|password|कोड|ओटीपी|رمز|كود)'

/** Words before a number that is not a code: an amount, a payment, an order or an account. */
const otherNumber =
  /(?:\b(?:rs|inr|txn|transaction|ref|reference|order|a\/?c|account|acct|card|ending|mobile|call)|[₹#])[\s.:#-]*(?:no|num|number|id|with|in|of)?[\s.:#-]*$/i

/**
 * Patterns around a code, the clearest first: `code is 482913`, `482913 is your code`, then a code before or after the
 * word.
 */
const sentences = (code: string) =>
  [
    `${word}(?:\\s+(?:is|है))?[\\s:=#-]*(${code})`,
    `(${code})\\s+(?:is\\s+(?:your|the)|to\\b|है|आपका)`,
    `\\bis[\\s:=#-]*(${code})`,
    `\\b(?:use|enter|type)\\s+(${code})`,
    `${word}[^\\d.]*(${code})`,
    `(${code})[^\\d.]*${word}`,
  ].map((text) => new RegExp(text, 'giu'))

/**
 * Exactly `digits` digits from 0 to 9, alone or in groups as 482-913. If several numbers match, the words
 * around them decide. Undefined if none is clear.
 */
export function codeIn(message: string, digits: number): string | undefined {
  const numbers = [...message.matchAll(/\d+/g)].filter(([number]) => number.length === digits)
  if (numbers.length === 0) {
    const groups = (message.match(/\d+(?:[-\s]\d+)*/g) ?? []).map((text) => text.replace(/\D/g, ''))
    const codes = groups.filter((code) => code.length === digits)
    return new Set(codes).size === 1 ? codes[0] : undefined
  }
  const likely = numbers.filter(({ index }) => !otherNumber.test(message.slice(0, index)))
  const found = new Set((likely.length > 0 ? likely : numbers).map(([number]) => number))
  const [only] = found
  if (found.size === 1) return only
  for (const sentence of sentences(`(?<!\\d)\\d{${digits}}(?!\\d)`)) {
    const codes = new Set([...message.matchAll(sentence)].map(([, code]) => code ?? ''))
    const [code] = codes
    if (codes.size === 1 && code !== undefined && found.has(code)) return code
  }
  return undefined
}
