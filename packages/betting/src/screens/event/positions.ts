import type { MarketBook, Minor } from '@kit/sdk/contract'

/** What the player's bets on a market bring at worst and at best, in minor units. */
export interface Position {
  marketId: string
  worst: Minor
  best: Minor
}

const least = (amounts: readonly Minor[]): Minor => amounts.reduce((a, b) => (b < a ? b : a))
const most = (amounts: readonly Minor[]): Minor => amounts.reduce((a, b) => (b > a ? b : a))

/**
 * The position of a market, by its runners or by the run of a session; undefined for a book without outcomes. `removed` are
 * the runners that cannot win any more: their rows are no outcomes.
 */
export function positionOf(
  { marketId, byRunner, sessionBook, exposure }: MarketBook,
  removed: readonly string[] = [],
): Position | undefined {
  const runners = byRunner.filter(({ runnerId }) => !removed.includes(runnerId))
  const amounts = (sessionBook?.length ? sessionBook : runners).map(({ amount }) => amount)
  if (amounts.length === 0) return undefined
  // Of a market with several winners the worst is that of all of them together, which is what the operator holds.
  const worst = least(exposure > 0n ? [...amounts, -exposure] : amounts)
  return { marketId, worst, best: most(amounts) }
}

/** Several markets together: each may have its worst at once, as exposure is held. */
export const sumOf = (positions: readonly Position[]): Pick<Position, 'worst' | 'best'> => ({
  worst: positions.reduce((sum, { worst }) => sum + worst, 0n),
  best: positions.reduce((sum, { best }) => sum + best, 0n),
})
