import { latinDigits } from '@kit/ui'

/** The contract accepts up to a trillion points. */
const mostDigits = 12

/** Digits grouped by thousands, Indian or international: 1,00,000 and 100,000. */
const grouped = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})$/

export type TypedAmount = { digits: string } | { fault: 'notWhole' | 'tooLong' }

/**
 * Returns digits without leading zeros and separators, empty for zero. Other texts are errors: a dropped dot
 * would make the amount a hundred times as large. Source: DEP-004, DEP-005, WDR-004, WDR-005.
 */
export function typedAmount(text: string): TypedAmount {
  const plain = latinDigits(text.trim()).replaceAll('٬', ',')
  const digits = grouped.test(plain) ? plain.replaceAll(',', '') : plain
  if (!/^\d*$/.test(digits)) return { fault: 'notWhole' }
  const significant = digits.replace(/^0+/, '')
  return significant.length > mostDigits ? { fault: 'tooLong' } : { digits: significant }
}

/** Converts digits to minor units; empty is 0. */
export const minorOfDigits = (digits: string): bigint => BigInt(digits || '0') * 100n

/** Rounded up, so that a shortfall is covered. */
export const digitsOfMinor = (minor: bigint): string => (minor > 0n ? String((minor + 99n) / 100n) : '')
