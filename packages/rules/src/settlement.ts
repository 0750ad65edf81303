import type { BetState, Minor, RunnerStatus } from '@kit/sdk/contract'
import type { BookedBet } from './book.ts'
import type { SessionBet } from './sessionBook.ts'

export interface Settlement {
  state: Exclude<BetState, 'open'>
  /** The profit (positive) or loss (negative) of the bet, in minor units; 0 if void. */
  result: Minor
}

/** Runners tied for the last places of a market: more runners than places, which they share. */
export interface DeadHeat {
  /** The places that the tied runners share. */
  places: number
  /** Number of runners that tied; more than `places`. */
  winners: number
  /**
   * Position of the bet's runner among the tied ones, in the order of the market: decides which bet gets an odd minor
   * unit. Default: 0.
   */
  index?: number
}

/** Returns the dead heat of the runners that won, or undefined if each has its own place. */
export const deadHeatOf = (winners: number, places: number, index = 0): DeadHeat | undefined =>
  winners > places ? { places, winners, index } : undefined

/**
 * Dead heat: places / winners of the stake wins at the full odds, the rest loses. The odd minor units go to
 * the runners listed first (largest remainder, Q-140). The other side of the bet gets the opposite amount.
 */
function sharedResult(
  { side, profit, liability }: Pick<BookedBet, 'side' | 'profit' | 'liability'>,
  { places, winners, index = 0 }: DeadHeat,
): Minor {
  const [wins, loses] = side === 'back' ? [profit, liability] : [liability, profit]
  const shared = (wins + loses) * BigInt(places)
  const remainder = shared % BigInt(winners)
  const backed = shared / BigInt(winners) + (BigInt(index) < remainder ? 1n : 0n) - loses
  return side === 'back' ? backed : -backed
}

/**
 * Settles a bet on a winner market by the final status of its runner. A winner pays backs and costs lays, a loser the
 * reverse; a removed runner, or one missing from the result, is void and returns the stake. Bets on a tied winner are
 * divided.
 */
export function settleBet(
  bet: Pick<BookedBet, 'side' | 'profit' | 'liability'>,
  runner: RunnerStatus | undefined,
  deadHeat?: DeadHeat,
): Settlement {
  if (runner !== 'winner' && runner !== 'loser') return { state: 'void', result: 0n }
  if (runner === 'winner' && deadHeat) {
    const result = sharedResult(bet, deadHeat)
    return { state: result < 0n ? 'lost' : 'won', result }
  }
  const wins = (runner === 'winner') === (bet.side === 'back')
  return wins ? { state: 'won', result: bet.profit } : { state: 'lost', result: -bet.liability }
}

/**
 * Settles a bet on a session: yes (back) wins if the result is at least its run, no (lay) if it is less. Without a
 * result the session is void and stakes are returned. Source: backend invariant 9.
 */
export function settleSessionBet(bet: SessionBet, result: number | undefined): Settlement {
  if (result === undefined) return { state: 'void', result: 0n }
  const wins = result >= bet.run === (bet.side === 'back')
  return wins ? { state: 'won', result: bet.profit } : { state: 'lost', result: -bet.liability }
}
