import type { BetState, Minor } from '@kit/sdk/contract'
import type { HistoryProfit } from '../historyKind.ts'

export const profitBy = ['market', 'sport', 'day'] as const
export type ProfitBy = (typeof profitBy)[number]

/** Amounts in minor units. */
export interface ProfitBet extends HistoryProfit {
  id: string
  state: BetState
  stake: Minor
  result: Minor
  /** ISO 8601. */
  endedAt: string
}

export interface ProfitSums {
  bets: number
  stake: Minor
  /** The operator's commission, which `net` excludes. */
  commission: Minor
  net: Minor
}

export interface ProfitGroup extends ProfitSums {
  /** The id of the market or sport, or the day as `YYYY-MM-DD`. */
  id: string
  /** Time of its last settlement. */
  endedAt: string
  /** The last bet of the group. Its market and sport describe the whole group if all bets share them. */
  last: ProfitBet
}

/**
 * Returns the bet of each market that carries its commission. Commission belongs to a market, so it counts once, on the
 * last bet that is not void.
 */
function commissions(bets: readonly ProfitBet[]): ReadonlyMap<string, Minor> {
  const carriers = new Map<string, ProfitBet>()
  for (const bet of bets) {
    const known = carriers.get(bet.market.id)
    if (bet.state !== 'void' && (!known || bet.endedAt > known.endedAt)) carriers.set(bet.market.id, bet)
  }
  return new Map(Array.from(carriers.values(), ({ id, commission }) => [id, commission]))
}

/**
 * Groups settled bets by market, sport or day, the last settled first. Each bet is in one group, so that the groups sum
 * to the total, to the minor unit. `dayOf` returns the day of a moment.
 */
export function profitGroups(
  bets: readonly ProfitBet[],
  by: ProfitBy,
  dayOf: (iso: string) => string,
): ProfitGroup[] {
  const commissionOf = commissions(bets)
  const idOf = (bet: ProfitBet) => (by === 'day' ? dayOf(bet.endedAt) : bet[by].id)
  const groups = new Map<string, ProfitGroup>()
  for (const bet of bets) {
    const id = idOf(bet)
    const commission = commissionOf.get(bet.id) ?? 0n
    const before = groups.get(id)
    const isLast = !before || bet.endedAt > before.endedAt
    groups.set(id, {
      id,
      bets: (before?.bets ?? 0) + 1,
      stake: (before?.stake ?? 0n) + bet.stake,
      commission: (before?.commission ?? 0n) + commission,
      net: (before?.net ?? 0n) + bet.result - commission,
      endedAt: isLast ? bet.endedAt : before.endedAt,
      last: isLast ? bet : before.last,
    })
  }
  return [...groups.values()].toSorted((one, other) => other.endedAt.localeCompare(one.endedAt))
}

export const profitTotal = (groups: readonly ProfitSums[]): ProfitSums =>
  groups.reduce<ProfitSums>(
    (sum, { bets, stake, commission, net }) => ({
      bets: sum.bets + bets,
      stake: sum.stake + stake,
      commission: sum.commission + commission,
      net: sum.net + net,
    }),
    { bets: 0, stake: 0n, commission: 0n, net: 0n },
  )
