import type { MarketBook } from '@kit/sdk/contract'
import { and, eq } from 'drizzle-orm'
import { bet, market, type Database, type RunnerRow } from '../database/schema.ts'
import { runnersOf } from '../markets/catalogue.ts'
import type { BookOfKind } from '@kit/rules'
import { bookOf } from './exposure.ts'

/** Returns a book as the contract's market book: by runner with its name, or by run of a session. */
export const liabilityMap = (
  marketId: string,
  { byRunner, exposure, byRun }: BookOfKind,
  runners: readonly Pick<RunnerRow, 'id' | 'name'>[],
): MarketBook => ({
  marketId,
  byRunner: runners.map(({ id, name }) => ({
    runnerId: id,
    runnerName: name,
    amount: byRunner.get(id) ?? 0n,
  })),
  exposure,
  ...(byRun && { sessionBook: byRun }),
})

export async function liabilityMaps(executor: Database, userId: string): Promise<MarketBook[]> {
  const openBets = await executor
    .select({ bet, market })
    .from(bet)
    .innerJoin(market, eq(market.id, bet.marketId))
    .where(and(eq(bet.userId, userId), eq(bet.state, 'open')))
    .orderBy(bet.number)
  const markets = new Map(openBets.map((row) => [row.market.id, row.market]))
  const maps: MarketBook[] = []
  for (const [id, row] of markets) {
    const runners = await runnersOf(executor, id)
    const own = openBets.flatMap((open) => (open.market.id === id ? open.bet : []))
    maps.push(liabilityMap(id, bookOf(own, runners, row), runners))
  }
  return maps
}
