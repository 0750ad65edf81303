import type { BetState, Minor, RunnerStatus } from '@kit/sdk/contract'
import type { BookedBet } from './book.ts'
import type { SessionBet } from './sessionBook.ts'

export interface Settlement {
  state: Exclude<BetState, 'open'>
  /** What the bet won (positive) or lost (negative), in minor units; 0 when void. */
  result: Minor
}

/** Runners tied for the last places of a market, fewer than they are: they share them. */
export interface DeadHeat {
  /** The places that the tied runners share. */
  places: number
  /** How many runners tied; more than `places`. */
  winners: number
  /** Which of the tied runners the bet is on, in the order of the market: it decides who gets an odd minor unit. Default: 0. */
  index?: number
}

/** The dead heat of runners that won; undefined where each of them has a place of its own. */
export const deadHeatOf = (winners: number, places: number, index = 0): DeadHeat | undefined =>
  winners > places ? { places, winners, index } : undefined

/**
 * Of the stake, places / winners wins at the full odds, and the rest loses. The same bet on each tied runner shares the
 * places exactly: the odd minor units go to those that the market lists first (largest remainder, Q-140). The other side
 * of the bet gets the opposite amount.
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
 * How a bet on a winner market ends, by the final status of its runner. A winner pays backs and costs lays, a loser the
 * reverse; a removed runner, or one the result does not name, is void and gives everything back. The bets on a
 * winner that tied are divided.
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
 * How a bet on a session ends: yes (back) wins when the result is at least its run, no (lay) when it is less. Without a
 * result the session is void and everything comes back. Source: backend invariant 9.
 */
export function settleSessionBet(bet: SessionBet, result: number | undefined): Settlement {
  if (result === undefined) return { state: 'void', result: 0n }
  const wins = result >= bet.run === (bet.side === 'back')
  return wins ? { state: 'won', result: bet.profit } : { state: 'lost', result: -bet.liability }
}
