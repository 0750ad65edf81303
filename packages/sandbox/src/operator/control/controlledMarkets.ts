import type { ControlledMarket, listControlledMarkets, RequestOf } from '@kit/sdk/contract'
import { and, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { bet, market, marketSettlement, type Database, type MarketRow } from '../database/schema.ts'
import { runnersOf } from '../markets/catalogue.ts'
import type { MarketBooks } from '../markets/marketBooks.ts'

type Asked = RequestOf<typeof listControlledMarkets>

const conditionOf = ({ search, state }: Asked) =>
  and(
    state === 'open' ? eq(market.state, 'open') : undefined,
    state === 'ended' ? ne(market.state, 'open') : undefined,
    search === ''
      ? undefined
      : sql`position(lower(${search}) in lower(${market.name} || ' ' || (${market.parents}->'event'->>'name'))) > 0`,
  )

async function currentSettlements(executor: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await executor
    .select({ id: marketSettlement.marketId, number: marketSettlement.number })
    .from(marketSettlement)
    .where(and(inArray(marketSettlement.marketId, [...ids]), isNull(marketSettlement.rolledBackAt)))
  return new Map(rows.map(({ id, number }) => [id, number]))
}

async function openBetCounts(executor: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await executor
    .select({ id: bet.marketId, bets: count() })
    .from(bet)
    .where(and(inArray(bet.marketId, [...ids]), eq(bet.state, 'open')))
    .groupBy(bet.marketId)
  return new Map(rows.map(({ id, bets }) => [id, bets]))
}

/** `status` is that of the live market, if there is one. */
async function controlled(
  executor: Database,
  books: Pick<MarketBooks, 'get'>,
  rows: readonly MarketRow[],
): Promise<ControlledMarket[]> {
  const ids = rows.map(({ id }) => id)
  const settlements = await currentSettlements(executor, ids)
  const bets = await openBetCounts(executor, ids)
  return Promise.all(
    rows.map(async (row) => {
      const live = books.get(row.id)
      const isOpen = row.state === 'open'
      return {
        id: row.id,
        name: row.name,
        type: row.type,
        eventName: row.parents.event.name,
        sport: row.parents.eventType.name,
        openDate: row.openDate.toISOString(),
        state: row.state,
        status: isOpen ? (row.isHeld ? 'suspended' : (live?.status ?? 'suspended')) : 'closed',
        isHeld: isOpen && row.isHeld,
        places: row.numberOfWinners,
        runners: (await runnersOf(executor, row.id)).map(({ id, name, status }) => ({ id, name, status })),
        openBets: bets.get(row.id) ?? 0,
        settlement: settlements.get(row.id) ?? null,
      }
    }),
  )
}

export async function findControlledMarkets(
  executor: Database,
  books: Pick<MarketBooks, 'get'>,
  asked: Asked,
): Promise<{ docs: ControlledMarket[]; totalDocs: number }> {
  const condition = conditionOf(asked)
  const rows = await executor
    .select()
    .from(market)
    .where(condition)
    .orderBy(desc(market.openDate), desc(market.id))
    .limit(asked.limit)
    .offset((asked.page - 1) * asked.limit)
  return {
    docs: await controlled(executor, books, rows),
    totalDocs: await executor.$count(market, condition),
  }
}

export async function controlledMarket(
  executor: Database,
  books: Pick<MarketBooks, 'get'>,
  id: string,
): Promise<ControlledMarket | undefined> {
  const rows = await executor.select().from(market).where(eq(market.id, id))
  return (await controlled(executor, books, rows))[0]
}
