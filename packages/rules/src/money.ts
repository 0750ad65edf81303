import type { Minor } from '@kit/sdk/contract'

/**
 * Divides to a whole number of minor units, halves away from zero. Only amounts written with two decimals are rounded,
 * and only once: those of a bet when it is made. `divisor` must be positive. Source: Q-012, decision contract-parsing.
 */
export function divideHalfUp(amount: bigint, divisor: bigint): Minor {
  const quotient = amount / divisor
  const remainder = amount % divisor
  const isUp = (remainder < 0n ? -remainder : remainder) * 2n >= divisor
  if (!isUp) return quotient
  return remainder < 0n ? quotient - 1n : quotient + 1n
}
