import { latinDigits } from '../digits/latinDigits.ts'

/** Digits in groups of three, or of two as in India, all with the same separator. */
const groupsBy = (sign: string) => `[1-9]\\d{0,2}(?:${sign}\\d{3})+|[1-9]\\d?(?:${sign}\\d{2})+${sign}\\d{3}`

const spaced = groupsBy('\\s')
const withPoint = new RegExp(`^(-?)(\\d*|${groupsBy(',')}|${spaced})(?:\\.(\\d*))?$`)
const withComma = new RegExp(`^(-?)(\\d*|${spaced}),(\\d*)$`)
/** A number whose groups may still be incomplete. */
const unfinished = /^-?(?:[1-9]\d{0,2}(?:(?:,\d{2,3})*,\d{0,3}|(?:\s\d{2,3})*\s\d{0,3}))?$/

/** Converts digits and separators of other scripts to 0 to 9, points and commas. Direction marks are removed. */
const plainOf = (text: string): string =>
  latinDigits(text)
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[٫．]/g, '.')
    .replace(/[٬،，]/g, ',')
    .replace(/[−－]/g, '-')
    .trim()

/**
 * Parses a number into units of its last decimal: '1,234.5' with two decimals is 123450n. Groups may be separated by
 * commas or spaces, and a comma that separates no group is a decimal comma: '1,85' is 185n. Returns undefined if the
 * text is not a number, is ambiguous or has too many decimals: nothing is guessed or rounded.
 */
export function decimalFrom(text: string, decimals: number): bigint | undefined {
  const plain = plainOf(text)
  const parts = withPoint.exec(plain) ?? withComma.exec(plain)
  if (!parts) return undefined
  const [, sign = '', grouped = '', fraction = ''] = parts
  const whole = grouped.replace(/[,\s]/g, '')
  if (whole === '' && fraction === '') return undefined
  if (fraction.length > decimals) return undefined
  const units = BigInt(`${whole}${fraction.padEnd(decimals, '0')}` || '0')
  return sign === '-' ? -units : units
}

/** Returns the shortest text of units: 123450n with two decimals is '1234.5'. */
export function decimalText(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  const whole = decimals === 0 ? digits : digits.slice(0, -decimals)
  const fraction = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

export function isDecimalBeginning(text: string, decimals: number): boolean {
  const plain = plainOf(text)
  if (decimals === 0 && plain.includes('.')) return false
  return (
    unfinished.test(plain) || plain === '.' || plain === '-.' || decimalFrom(plain, decimals) !== undefined
  )
}

/**
 * Ignores a letter, a misplaced minus, or a digit after the last decimal. Other characters are never ignored,
 * because the digits that follow would make a number of another size: '5/2' is not 52.
 */
export function isIgnoredKey(before: string, after: string, decimals: number): boolean {
  if (isDecimalBeginning(after, decimals) || after.length !== before.length + 1) return false
  let at = 0
  while (at < before.length && before[at] === after[at]) at += 1
  if (before.slice(at) !== after.slice(at + 1)) return false
  const key = plainOf(after[at] ?? '')
  return /\d/.test(key) ? decimalFrom(after, decimals + 1) !== undefined : /^(?![eE])[\p{L}-]$/u.test(key)
}

export interface Limits {
  min?: bigint | undefined
  max?: bigint | undefined
}

export function within(units: bigint, { min, max }: Limits): bigint {
  if (min !== undefined && units < min) return min
  return max !== undefined && units > max ? max : units
}
