import type { Minor } from '@kit/sdk/contract'
import type { RuledBet } from './bet.ts'
import { divideHalfUp } from './money.ts'

/**
 * Returns the profit of the backer's side, in minor units. Exchange odds include the stake: (odds − 1) × stake.
 * Bookmaker and session odds are per 100: odds / 100 × stake. Source: the profit rules of the specification.
 */
function backersWin({ marketType, odds, stake }: RuledBet): Minor {
  return marketType === 'betfair'
    ? divideHalfUp(stake * BigInt(Math.max(0, odds - 100)), 100n)
    : divideHalfUp(stake * BigInt(odds), 10_000n)
}

/**
 * Returns the most a bet can win, in minor units, never negative (odds of 1.00 or less win nothing): a back wins by the
 * odds, a lay wins the stake.
 */
export const profit = (bet: RuledBet): Minor => (bet.side === 'back' ? backersWin(bet) : bet.stake)

/**
 * Returns the most a bet can lose, in minor units, never negative: a back risks the stake, a lay risks the backer's
 * profit.
 */
export const liability = (bet: RuledBet): Minor => (bet.side === 'back' ? bet.stake : backersWin(bet))
