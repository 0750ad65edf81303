import { isDecimalBeginning } from '../NumberField/decimal.ts'

export type KeypadKey =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '00'
  | '.'
  | 'erase'
  | 'clear'

export interface KeypadLimits {
  /** Maximum number of decimals. */
  decimals: number
  /** Maximum number of digits before the point. */
  wholeDigits: number
}

/** Returns the text after a key press. A key that would give an invalid or too long number changes nothing. */
export function pressKey(text: string, key: KeypadKey, { decimals, wholeDigits }: KeypadLimits): string {
  if (key === 'clear') return ''
  if (key === 'erase') return text.slice(0, -1)
  if (key === '.' && decimals === 0) return text
  const next = text === '' && key === '.' ? '0.' : `${text}${key}`
  // The first digit replaces a leading zero.
  const plain = next.replace(/^0+(?=\d)/, '')
  const whole = plain.split('.')[0] ?? ''
  return isDecimalBeginning(plain, decimals) && whole.length <= wholeDigits ? plain : text
}
