import type { BetState, Minor } from '@kit/sdk/contract'
import type { HistoryProfit } from '../historyKind.ts'

/** What ended bets are added up by. */
export const profitBy = ['market', 'sport', 'day'] as const
export type ProfitBy = (typeof profitBy)[number]

/** An ended bet with what it belongs to. Amounts in minor units. */
export interface ProfitBet extends HistoryProfit {
  id: string
  state: BetState
  stake: Minor
  result: Minor
  /** When it ended, ISO 8601. */
  endedAt: string
}

export interface ProfitSums {
  bets: number
  stake: Minor
  /** The operator's share, which `net` is without. */
  commission: Minor
  net: Minor
}

export interface ProfitGroup extends ProfitSums {
  /** The id of the market or sport, or the day as `YYYY-MM-DD`. */
  id: string
  /** When the last of its bets ended. */
  endedAt: string
  /** The last of its bets: what it says of its market and sport holds for all of the group where they share it. */
  last: ProfitBet
}

/**
 * The bet of each market that carries its commission: commission is of a market, so it counts once, with the last of its
 * bets that are not void.
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
 * Ended bets added up by market, sport or day, the last ended first. Each bet is in one group, so that the groups add up
 * to the total, to the minor unit. `dayOf` says the day of a moment.
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

/** What groups come to. */
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
