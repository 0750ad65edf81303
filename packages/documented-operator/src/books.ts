import { part } from './money.ts'
import type { Market } from './markets.ts'

export interface Bet {
  userId: string
  market: Market
  side: 'BACK' | 'LAY'
  runnerId: string
  odd: bigint
  run: bigint
  stake: bigint
  profit: bigint
  liability: bigint
  createdAt: string
  settledAt?: string
  /** Positive for a profit. */
  result?: bigint
}

/** Returns profit and liability by the documented rules. */
export function winAndRisk({ market, side, odd, stake }: Pick<Bet, 'market' | 'side' | 'odd' | 'stake'>) {
  const other = market.type === 'betfair' ? part(stake, odd - 100n, 100n) : part(stake, odd, 10_000n)
  return side === 'BACK' ? { profit: other, liability: stake } : { profit: stake, liability: other }
}

/** Returns the profit (positive) or loss of a bet if a runner wins or, in a session, if this many runs are made. */
export function resultOf(bet: Bet, outcome: { winnerId: string } | { run: bigint }): bigint {
  const isYes = 'run' in outcome ? outcome.run >= bet.run : outcome.winnerId === bet.runnerId
  return isYes === (bet.side === 'BACK') ? bet.profit : -bet.liability
}

const sum = (values: bigint[]) => values.reduce((total, value) => total + value, 0n)

export function bookOf(market: Market, bets: Bet[]) {
  if (market.type !== 'session') {
    return market.runners.map(({ id, name }) => ({
      key: id,
      name,
      total: sum(bets.map((bet) => resultOf(bet, { winnerId: id }))),
    }))
  }
  const runs = bets.map(({ run }) => run)
  if (runs.length === 0) return []
  const lowest = runs.reduce((a, b) => (a < b ? a : b)) - 100n
  const highest = runs.reduce((a, b) => (a > b ? a : b)) + 100n
  const ladder: { key: string; name: string; total: bigint }[] = []
  for (let run = lowest; run <= highest; run += 100n)
    ladder.push({
      key: String(run / 100n),
      name: market.name,
      total: sum(bets.map((bet) => resultOf(bet, { run }))),
    })
  return ladder
}

export const exposureOf = (market: Market, bets: Bet[]): bigint =>
  -bookOf(market, bets).reduce((worst, { total }) => (total < worst ? total : worst), 0n)
