import type { Minor, Side } from '@kit/sdk/contract'

/** A bet on a session: yes (back) says the result is at least its run, no (lay) says it is less. */
export interface SessionBet {
  side: Side
  run: number
  profit: Minor
  liability: Minor
}

/** The outcomes of a player's bets on a session, by result. */
export interface SessionBook {
  /**
   * From the lowest run bet on minus 1 to the highest plus 1; the first and last entries also apply to all results
   * beyond them. Empty without bets.
   */
  byRun: { run: number; amount: Minor }[]
  /** The worst outcome, in minor units: negative if something can be lost. */
  worst: Minor
  /** The most the bets can lose, in minor units, never negative. */
  exposure: Minor
}

const saysYes = (result: number, bet: SessionBet): boolean => result >= bet.run

const brings = (bet: SessionBet, result: number): Minor =>
  saysYes(result, bet) === (bet.side === 'back') ? bet.profit : -bet.liability

/**
 * Returns the book of a session. A bet changes its outcome only at its own run, so the worst outcome is always in the
 * list. Sources: Q-013 and the invariant "exposure is the worst case per open market, session markets by run".
 */
export function sessionBook(bets: readonly SessionBet[]): SessionBook {
  if (bets.length === 0) return { byRun: [], worst: 0n, exposure: 0n }
  const runs = bets.map(({ run }) => run)
  const lowest = Math.max(0, Math.ceil(Math.min(...runs)) - 1)
  const highest = Math.ceil(Math.max(...runs)) + 1
  const byRun: SessionBook['byRun'] = []
  for (let run = lowest; run <= highest; run += 1)
    byRun.push({ run, amount: bets.reduce((total, bet) => total + brings(bet, run), 0n) })
  const worst = byRun.reduce((low, { amount }) => (amount < low ? amount : low), byRun[0]?.amount ?? 0n)
  return { byRun, worst, exposure: worst < 0n ? -worst : 0n }
}
