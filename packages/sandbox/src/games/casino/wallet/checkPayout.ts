import type { Minor } from '@kit/sdk/contract'

interface Promised {
  stake: Minor
  profit: Minor
}

/** Returns the maximum payout, as promised when the stake was accepted. */
export const mostOf = ({ stake, profit }: Promised): Minor => stake + profit

/** Returns true if the payout is not negative and not above the promised maximum. */
export const isPayable = (bet: Promised, payout: Minor): boolean => payout >= 0n && payout <= mostOf(bet)

/**
 * Returns a payout that may be posted. Throws if it is not payable. The round then stays open until the
 * operator checks it.
 */
export function checkPayout(bet: Promised & { id: string }, payout: Minor): Minor {
  if (isPayable(bet, payout)) return payout
  throw new Error(`The bet ${bet.id} may pay from 0 to ${mostOf(bet)}, not ${payout}.`)
}
