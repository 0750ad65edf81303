import type { Minor } from '@kit/sdk/contract'

interface Promised {
  stake: Minor
  profit: Minor
}

/** The most that a bet may pay, as promised when its stake was taken. */
export const mostOf = ({ stake, profit }: Promised): Minor => stake + profit

/** Whether a bet may pay this: nothing below zero, and nothing above what was promised. */
export const isPayable = (bet: Promised, payout: Minor): boolean => payout >= 0n && payout <= mostOf(bet)

/**
 * A payout as it may be posted. Throws for one that is not payable: the round then stays open, and the operator looks at
 * it.
 */
export function checkPayout(bet: Promised & { id: string }, payout: Minor): Minor {
  if (isPayable(bet, payout)) return payout
  throw new Error(`The bet ${bet.id} may pay from 0 to ${mostOf(bet)}, not ${payout}.`)
}
