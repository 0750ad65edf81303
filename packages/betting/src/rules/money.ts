import type { Minor } from '@kit/sdk/contract'

/**
 * `amount / divisor` to a whole number of minor units, halves to the even neighbour, so that many bets do not drift
 * to one side. Money is rounded here and nowhere else, once, when a bet is made. `divisor` must be positive.
 */
export function divideHalfEven(amount: bigint, divisor: bigint): Minor {
  const quotient = amount / divisor
  const remainder = amount % divisor
  const twice = (remainder < 0n ? -remainder : remainder) * 2n
  const away = remainder < 0n ? -1n : 1n
  if (twice < divisor || (twice === divisor && quotient % 2n === 0n)) return quotient
  return quotient + away
}
