import type { BetState, Minor, RunnerStatus } from '@kit/sdk/contract'
import type { BookedBet } from './book.ts'
import type { SessionBet } from './sessionBook.ts'

export interface Settlement {
  state: Exclude<BetState, 'open'>
  /** What the bet won (positive) or lost (negative), in minor units; 0 when void. */
  result: Minor
}

/** More runners won than the market has places: they share them. */
export interface DeadHeat {
  places: number
  /** How many runners won; more than `places`. */
  winners: number
}

/** The dead heat of a result; undefined where every winner has a place of its own. */
export const deadHeatOf = (winners: number, places: number): DeadHeat | undefined =>
  winners > places ? { places, winners } : undefined

/**
 * Of the stake, places / winners wins at the full odds, and the rest loses. A fraction of a minor unit goes to the player
 * on either side, so that bets together never lose more than the book's exposure.
 */
function sharedResult(
  { side, profit, liability }: Pick<BookedBet, 'side' | 'profit' | 'liability'>,
  deadHeat: DeadHeat,
): Minor {
  const [places, winners] = [BigInt(deadHeat.places), BigInt(deadHeat.winners)]
  const others = winners - places
  const parts = side === 'back' ? profit * places - liability * others : profit * others - liability * places
  const down = parts / winners
  return parts > 0n && parts % winners !== 0n ? down + 1n : down
}

/**
 * How a bet on a winner market ends, by the final status of its runner. A winner pays backs and costs lays, a loser the
 * reverse; a removed runner, or one the result does not name, is void and gives everything back. In a dead
 * heat a winner's bets are divided.
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
