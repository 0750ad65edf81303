import type { Bet } from '@kit/sdk/contract'
import { weightedOdds } from '@kit/rules'

/** A row of the open bets: one bet, or several on the same side of a runner with their stake-weighted odds. */
export interface OpenBetRow extends Bet {
  count: number
}

export const rowsOf = (bets: readonly Bet[]): OpenBetRow[] => bets.map((bet) => ({ ...bet, count: 1 }))

/**
 * Merges bets of the same event, market, runner, side and run. Sums stake, profit and liability; odds are the
 * stake-weighted average in hundredths; other facts are those of the latest bet. Sources: OPEN-009, OPEN-010,
 *
 */
export function averageOdds(bets: readonly Bet[]): OpenBetRow[] {
  const groups = new Map<string, Bet[]>()
  for (const bet of bets) {
    const key = JSON.stringify([bet.event.id, bet.marketId, bet.runnerId, bet.side, bet.run])
    groups.set(key, [...(groups.get(key) ?? []), bet])
  }
  return [...groups.values()].map((group) => {
    const total = (amount: (bet: Bet) => bigint) => group.reduce((sum, bet) => sum + amount(bet), 0n)
    const latest = group.reduce((late, bet) => (bet.createdAt > late.createdAt ? bet : late))
    return {
      ...latest,
      odds: weightedOdds(group) ?? latest.odds,
      stake: total((bet) => bet.stake),
      profit: total((bet) => bet.profit),
      liability: total((bet) => bet.liability),
      count: group.length,
    }
  })
}
