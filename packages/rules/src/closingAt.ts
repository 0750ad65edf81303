import type { Minor, Odds } from '@kit/sdk/contract'
import { divideHalfUp } from './money.ts'

/** The result of the player's bets if a runner wins and if it loses, in minor units. */
export interface RunnerPosition {
  wins: Minor
  loses: Minor
}

/**
 * Returns the result of a position on every outcome once it is closed at a price, in minor units: by laying if winning
 * pays more, by backing if it pays less. Rounded half up.
 */
export const closingAt = ({ wins, loses }: RunnerPosition, odds: Odds): Minor =>
  loses + divideHalfUp((wins - loses) * 100n, BigInt(odds))

/**
 * Returns the position on a runner if all other runners have the same result, because only then one price closes it.
 * Otherwise undefined.
 */
export function positionOn(runnerId: string, book: ReadonlyMap<string, Minor>): RunnerPosition | undefined {
  const wins = book.get(runnerId)
  const others = [...book].filter(([id]) => id !== runnerId).map(([, amount]) => amount)
  const [loses] = others
  if (wins === undefined || loses === undefined || others.some((amount) => amount !== loses)) return undefined
  return wins === loses ? undefined : { wins, loses }
}
