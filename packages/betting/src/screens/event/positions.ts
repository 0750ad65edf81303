import type { MarketBook, Minor } from '@kit/sdk/contract'

/** Worst and best result of the player's bets on a market, in minor units. */
export interface Position {
  marketId: string
  worst: Minor
  best: Minor
}

const least = (amounts: readonly Minor[]): Minor => amounts.reduce((a, b) => (b < a ? b : a))
const most = (amounts: readonly Minor[]): Minor => amounts.reduce((a, b) => (b > a ? b : a))

/**
 * Returns the position of a market, by its runners or by the run of a session; undefined for a book without outcomes.
 * `removed` are the runners that cannot win and are therefore no outcomes.
 */
export function positionOf(
  { marketId, byRunner, sessionBook, exposure }: MarketBook,
  removed: readonly string[] = [],
): Position | undefined {
  const runners = byRunner.filter(({ runnerId }) => !removed.includes(runnerId))
  const amounts = (sessionBook?.length ? sessionBook : runners).map(({ amount }) => amount)
  if (amounts.length === 0) return undefined
  // With several winners the worst result combines them; it is the exposure that the operator reserves.
  const worst = least(exposure > 0n ? [...amounts, -exposure] : amounts)
  return { marketId, worst, best: most(amounts) }
}

/** Returns the total of several markets. Each may have its worst result at once, as exposure assumes. */
export const sumOf = (positions: readonly Position[]): Pick<Position, 'worst' | 'best'> => ({
  worst: positions.reduce((sum, { worst }) => sum + worst, 0n),
  best: positions.reduce((sum, { best }) => sum + best, 0n),
})
