/**
 * Parses a number into units of its last decimal: '1,234.5' with two decimals is 123450n. Commas and spaces between
 * digits are ignored. Undefined when it is no number or has too many decimals: nothing is rounded.
 */
export function decimalFrom(text: string, decimals: number): bigint | undefined {
  const plain = text.replace(/[,\s]/g, '')
  const parts = /^(-?)(\d*)(?:\.(\d*))?$/.exec(plain)
  if (!parts) return undefined
  const [, sign = '', whole = '', fraction = ''] = parts
  if (whole === '' && fraction === '') return undefined
  if (fraction.length > decimals) return undefined
  const units = BigInt(`${whole}${fraction.padEnd(decimals, '0')}` || '0')
  return sign === '-' ? -units : units
}

/** The shortest text of units: 123450n with two decimals is '1234.5'. */
export function decimalText(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  const whole = decimals === 0 ? digits : digits.slice(0, -decimals)
  const fraction = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

/** Whether a text can still become a number; other input is refused. */
export function isDecimalBeginning(text: string, decimals: number): boolean {
  const plain = text.replace(/[,\s]/g, '')
  return decimals === 0 ? /^-?\d*$/.test(plain) : new RegExp(`^-?\\d*(\\.\\d{0,${decimals}})?$`).test(plain)
}

export interface Limits {
  min?: bigint | undefined
  max?: bigint | undefined
}

/** The value clamped to the limits. */
export function within(units: bigint, { min, max }: Limits): bigint {
  if (min !== undefined && units < min) return min
  return max !== undefined && units > max ? max : units
}
