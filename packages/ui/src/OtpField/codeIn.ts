const word = '(?:code|otp|pin|passcode|password|कोड|ओटीपी|رمز|كود)'

/** Texts around a code, the clearest first: `code is 482913`, `482913 is your code`, then a code before or behind the word. */
const sentences = (code: string) =>
  [
    `${word}(?:\\s+(?:is|है))?[\\s:=#-]*(${code})`,
    `(${code})\\s+(?:is|है|आपका)`,
    `${word}[^\\d.]*(${code})`,
    `(${code})[^\\d.]*${word}`,
  ].map((text) => new RegExp(text, 'iu'))

/**
 * Finds the one-time code in a pasted message: a number of exactly so many digits, alone or in groups as 482-913. Where
 * several could be it, the words around them decide. Undefined when none is clear. The digits must be 0 to 9.
 */
export function codeIn(message: string, digits: number): string | undefined {
  const numbers = (message.match(/\d+/g) ?? []).filter((number) => number.length === digits)
  const groups = (message.match(/\d+(?:[-\s]\d+)*/g) ?? []).map((text) => text.replace(/\D/g, ''))
  const found = new Set(numbers.length > 0 ? numbers : groups.filter((code) => code.length === digits))
  const [only] = found
  if (found.size === 1 || numbers.length === 0) return found.size === 1 ? only : undefined
  const sentence = sentences(`(?<!\\d)\\d{${digits}}(?!\\d)`)
    .map((form) => form.exec(message)?.[1])
    .find((code) => code !== undefined)
  return sentence
}
