import type { Minor, Odds } from '@kit/sdk/contract'

/** Converts a stream price (2.02) to odds in hundredths (202). Exchange prices have at most two decimals. */
export function oddsFromPrice(price: number): Odds {
  return Math.round(price * 100)
}

/**
 * Converts a stream amount in pounds to minor units, rounding half to even. It reads the number's decimal
 * text, so that 1.005 is the half it looks like and not the binary fraction below it.
 */
export function minorFromSize(size: number): Minor {
  const text = String(Math.abs(size))
  if (text.includes('e')) return size < 1 ? 0n : BigInt(size) * 100n
  const [whole = '0', fraction = ''] = text.split('.')
  const cents = BigInt(whole) * 100n + BigInt(fraction.slice(0, 2).padEnd(2, '0'))
  const rest = fraction.slice(2).replace(/0+$/, '')
  const roundsUp = rest > '5' || (rest === '5' && cents % 2n === 1n)
  const minor = roundsUp ? cents + 1n : cents
  return size < 0 ? -minor : minor
}
