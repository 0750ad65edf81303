import { latinDigits } from '@kit/ui'

/** The most digits of an amount: the contract takes up to a trillion points. */
const mostDigits = 12

/** Groups of thousands as they are written in India or elsewhere: 1,00,000 and 100,000. */
const grouped = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})$/

export type TypedAmount = { digits: string } | { fault: 'notWhole' | 'tooLong' }

/**
 * What was typed or pasted into an amount: digits only, without leading zeros, empty when zero. Groups are joined. Any other
 * text is a fault: a dot that was dropped would make an amount a hundred times as large. Source: DEP-004, DEP-005, WDR-004,
 * WDR-005.
 */
export function typedAmount(text: string): TypedAmount {
  const plain = latinDigits(text.trim()).replaceAll('٬', ',')
  const digits = grouped.test(plain) ? plain.replaceAll(',', '') : plain
  if (!/^\d*$/.test(digits)) return { fault: 'notWhole' }
  const significant = digits.replace(/^0+/, '')
  return significant.length > mostDigits ? { fault: 'tooLong' } : { digits: significant }
}

/** Digits as minor units; nothing typed is 0. */
export const minorOfDigits = (digits: string): bigint => BigInt(digits || '0') * 100n

/** Whole points of minor units, rounded up: a shortfall is covered. */
export const digitsOfMinor = (minor: bigint): string => (minor > 0n ? String((minor + 99n) / 100n) : '')
