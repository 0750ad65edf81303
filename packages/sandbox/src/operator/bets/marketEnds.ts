import type { Bet, MarketEnd } from '@kit/sdk/contract'
import { and, count, inArray, isNotNull } from 'drizzle-orm'
import { market, marketSettlement, runner, type Database } from '../database/schema.ts'
import { deadHeatFor } from './result.ts'

type EndedBet = Pick<Bet, 'marketId' | 'runnerId'>

/** Each bet's result can be recalculated from them. */
export async function marketEnds(
  executor: Database,
  bets: readonly EndedBet[],
): Promise<(bet: EndedBet) => MarketEnd | undefined> {
  const ids = [...new Set(bets.map(({ marketId }) => marketId))]
  const markets = await executor.select().from(market).where(inArray(market.id, ids))
  const runners = await executor
    .select()
    .from(runner)
    .where(inArray(runner.marketId, ids))
    .orderBy(runner.sort, runner.id)
  const takenBack = await executor
    .select({ marketId: marketSettlement.marketId, times: count() })
    .from(marketSettlement)
    .where(and(inArray(marketSettlement.marketId, ids), isNotNull(marketSettlement.rolledBackAt)))
    .groupBy(marketSettlement.marketId)

  return ({ marketId, runnerId }) => {
    const row = markets.find(({ id }) => id === marketId)
    if (!row) return undefined
    const own = runners.filter((one) => one.marketId === marketId)
    const winners = own.filter(({ status }) => status === 'winner').map(({ name }) => name)
    const tied = own.filter((one) => one.tied).map(({ id }) => id)
    const deadHeat = deadHeatFor(runnerId, { winners: winners.length, tied, places: row.numberOfWinners })
    return {
      state: row.state,
      runner: own.find(({ id }) => id === runnerId)?.status ?? 'active',
      winners,
      ...(deadHeat && {
        sharedPlaces: deadHeat.places,
        tied: deadHeat.winners,
        tiedIndex: deadHeat.index ?? 0,
      }),
      ...(row.resultRun !== null && { run: row.resultRun }),
      remarks: row.voidReason ?? row.resultNote ?? '',
      endedAt: row.closedAt?.toISOString() ?? null,
      takenBack: Number(takenBack.find((one) => one.marketId === marketId)?.times ?? 0),
    }
  }
}
