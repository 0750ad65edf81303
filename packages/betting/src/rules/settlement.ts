import type { BetState, Minor, RunnerStatus } from '@kit/sdk/contract'
import type { BookedBet } from './book.ts'
import type { SessionBet } from './sessionBook.ts'

export interface Settlement {
  state: Exclude<BetState, 'open'>
  /** What the bet won (positive) or lost (negative), in minor units; 0 when void. */
  result: Minor
}

/**
 * How a bet on a winner market ends, by the final status of its runner. A winner pays backs and costs lays, a loser the
 * reverse; a removed runner, or one the result does not name, is void and gives everything back.
 */
export function settleBet(
  bet: Pick<BookedBet, 'side' | 'profit' | 'liability'>,
  runner: RunnerStatus | undefined,
): Settlement {
  if (runner !== 'winner' && runner !== 'loser') return { state: 'void', result: 0n }
  const wins = (runner === 'winner') === (bet.side === 'back')
  return wins ? { state: 'won', result: bet.profit } : { state: 'lost', result: -bet.liability }
}

/**
 * How a bet on a session ends: yes (back) wins when the result is at least its run, no (lay) when it is less. Without a
 * result the session is void and everything comes back. Source: backend invariant 9.
 */
export function settleSessionBet(bet: SessionBet, result: number | undefined): Settlement {
  if (result === undefined) return { state: 'void', result: 0n }
  const wins = result >= bet.run === (bet.side === 'back')
  return wins ? { state: 'won', result: bet.profit } : { state: 'lost', result: -bet.liability }
}
