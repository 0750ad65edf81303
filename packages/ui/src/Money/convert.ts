import { written } from './format.ts'
import * as records from './records.ts'
import { inr, type Currency } from './currency.ts'

const byCode = new Map([inr, ...Object.values(records)].map((currency) => [currency.code, currency]))

/** Returns the kit's record of a currency, else a plain one with the given symbol. */
export const currencyOf = (code: string, symbol: string): Currency =>
  byCode.get(code) ?? { code, symbol: symbol || `${code}\u00a0`, decimals: 2, grouping: 'western' }

/**
 * Converts an amount for display. Exact arithmetic, cut to the decimals of the currency and never rounded up. Returns
 * undefined if the rate is not a positive decimal number.
 *
 * @param minor Hundredths of a point.
 * @param rate The value of one point in the currency, as decimal text: '0.012'.
 */
export function convertedText(minor: bigint, rate: string, currency: Currency): string | undefined {
  const [, whole, fraction = ''] = /^(\d{1,30})(?:\.(\d{1,30}))?$/.exec(rate.trim()) ?? []
  if (whole === undefined) return undefined
  const value = BigInt(whole + fraction)
  if (value === 0n) return undefined
  const size =
    ((minor < 0n ? -minor : minor) * value * 10n ** BigInt(currency.decimals)) /
    10n ** BigInt(fraction.length + 2)
  const digits = size.toString().padStart(currency.decimals + 1, '0')
  const split = digits.length - currency.decimals
  return written(minor, digits.slice(0, split), digits.slice(split), { currency: true }, currency)
}
