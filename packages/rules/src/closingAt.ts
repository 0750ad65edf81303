import type { Minor, Odds } from '@kit/sdk/contract'
import { divideHalfUp } from './money.ts'

/** What the player's bets bring when a runner wins and when it does not, minor units. */
export interface RunnerPosition {
  wins: Minor
  loses: Minor
}

/**
 * What a position brings whoever wins once it is closed at a price, minor units: by laying what it wins more, or backing what
 * it wins less. Nearest unit, a half up.
 */
export const closingAt = ({ wins, loses }: RunnerPosition, odds: Odds): Minor =>
  loses + divideHalfUp((wins - loses) * 100n, BigInt(odds))

/** The position on a runner, where all others bring the same: only then one price closes it. */
export function positionOn(runnerId: string, book: ReadonlyMap<string, Minor>): RunnerPosition | undefined {
  const wins = book.get(runnerId)
  const others = [...book].filter(([id]) => id !== runnerId).map(([, amount]) => amount)
  const [loses] = others
  if (wins === undefined || loses === undefined || others.some((amount) => amount !== loses)) return undefined
  return wins === loses ? undefined : { wins, loses }
}
