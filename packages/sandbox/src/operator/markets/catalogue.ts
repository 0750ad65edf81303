import type { Market, RunnerStatus } from '@kit/sdk/contract'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { market, runner, type Database, type MarketRow, type RunnerRow } from '../database/schema.ts'
import type { FeedMarket } from '../../feed/feed.ts'
import { fieldsOfKind, idleFields } from './marketState.ts'

// All SQL about markets. The catalogue stores the data that must outlast the process: runners and results.

/**
 * Inserts or renames a market and its runners, keeping their states. Returns whether it is open, held by the
 * operator, or known with a new runner.
 */
export async function saveMarket(
  tx: Database,
  feed: FeedMarket,
): Promise<{ isOpen: boolean; isHeld: boolean; hasNewRunner: boolean }> {
  const { eventType, competition, event } = feed
  const row = {
    name: feed.name,
    parents: { eventType, competition, event },
    openDate: new Date(feed.openDate),
    numberOfWinners: feed.numberOfWinners,
    type: feed.type,
    priority: feed.priority ?? null,
  }
  const [saved] = await tx
    .insert(market)
    .values({ id: feed.id, exchangeId: feed.exchangeId, eventId: event.id, ...row })
    .onConflictDoUpdate({ target: market.id, set: row })
    .returning({ state: market.state, isHeld: market.isHeld })
  const before = await runnersOf(tx, feed.id)
  for (const { id, name, sort, clothNumber, ...facts } of feed.runners) {
    const names = { name, sort, clothNumber: clothNumber ?? null, facts }
    await tx
      .insert(runner)
      .values({ marketId: feed.id, id, ...names })
      .onConflictDoUpdate({ target: [runner.marketId, runner.id], set: names })
  }
  const isNew = ({ id }: { id: string }) => before.every((known) => known.id !== id)
  return {
    isOpen: saved?.state === 'open',
    isHeld: saved?.isHeld === true,
    hasNewRunner: before.length > 0 && feed.runners.some(isNew),
  }
}

/**
 * Locks a market's row. To prevent deadlocks, a caller that also locks players locks the market first, then
 * the players by id.
 */
export async function lockMarket(tx: Database, id: string): Promise<MarketRow | undefined> {
  const [row] = await tx.select().from(market).where(eq(market.id, id)).for('no key update')
  return row
}

/** Share-locks markets, so that none ends meanwhile. Unless patient, it skips locked ones. */
export async function shareMarkets(
  tx: Database,
  ids: readonly string[],
  isPatient: boolean,
): Promise<Map<string, MarketRow>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(market)
    .where(inArray(market.id, [...ids]))
    .orderBy(market.id)
    .for('share', isPatient ? {} : { skipLocked: true })
  return new Map(rows.map((row) => [row.id, row]))
}

export async function runnersOfAll(
  executor: Database,
  marketIds: readonly string[],
): Promise<Map<string, RunnerRow[]>> {
  const rows = await executor
    .select()
    .from(runner)
    .where(inArray(runner.marketId, [...marketIds]))
    .orderBy(runner.sort, runner.id)
  const ofMarkets = new Map<string, RunnerRow[]>(marketIds.map((id) => [id, []]))
  for (const row of rows) ofMarkets.get(row.marketId)?.push(row)
  return ofMarkets
}

export const runnersOf = async (executor: Database, marketId: string): Promise<RunnerRow[]> =>
  (await runnersOfAll(executor, [marketId])).get(marketId) ?? []

export async function setRunnerStatus(
  tx: Database,
  marketId: string,
  id: string,
  status: RunnerStatus,
): Promise<void> {
  await tx
    .update(runner)
    .set({ status })
    .where(and(eq(runner.marketId, marketId), eq(runner.id, id)))
}

export async function setTied(tx: Database, marketId: string, tied: readonly string[]): Promise<void> {
  const isMeant = tied.length > 0 ? inArray(runner.id, [...tied]) : sql`false`
  await tx
    .update(runner)
    .set({ tied: sql`${isMeant}` })
    .where(and(eq(runner.marketId, marketId), sql`${runner.tied} <> ${isMeant}`))
}

export async function endMarket(
  tx: Database,
  id: string,
  end: {
    state: 'settled' | 'void'
    reason: string | null
    note: string | null
    resultRun: number | null
    at: Date
  },
): Promise<void> {
  await tx
    .update(market)
    .set({
      state: end.state,
      voidReason: end.reason,
      resultNote: end.note,
      resultRun: end.resultRun,
      closedAt: end.at,
    })
    .where(eq(market.id, id))
}

export async function reopenMarket(tx: Database, id: string): Promise<void> {
  const open = { state: 'open' as const, voidReason: null, resultNote: null, resultRun: null, closedAt: null }
  await tx.update(market).set(open).where(eq(market.id, id))
}

export async function setHeld(executor: Database, id: string, isHeld: boolean): Promise<boolean> {
  const held = await executor
    .update(market)
    .set({ isHeld })
    .where(and(eq(market.id, id), eq(market.state, 'open')))
    .returning({ id: market.id })
  return held.length > 0
}

export const knowsMarket = async (executor: Database, id: string): Promise<boolean> =>
  (await executor.$count(market, eq(market.id, id))) > 0

export const knowsEvent = async (executor: Database, eventId: string): Promise<boolean> =>
  (await executor.$count(market, eq(market.eventId, eventId))) > 0

export async function openMarketIds(executor: Database): Promise<string[]> {
  const rows = await executor.select({ id: market.id }).from(market).where(eq(market.state, 'open'))
  return rows.map((row) => row.id)
}

/** Returns the event's catalogue without prices. */
export async function catalogueOfEvent(
  executor: Database,
  eventId: string,
  epoch: string,
): Promise<Market[]> {
  const rows = await executor.select().from(market).where(eq(market.eventId, eventId)).orderBy(market.id)
  return Promise.all(rows.map(async (row) => restingImage(row, await runnersOf(executor, row.id), epoch)))
}

/** The last to open first, without prices. */
export async function catalogue(
  executor: Database,
  { page, limit }: { page: number; limit: number },
  epoch: string,
): Promise<{ docs: Market[]; totalDocs: number }> {
  const rows = await executor
    .select()
    .from(market)
    .orderBy(desc(market.openDate), desc(market.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const ids = rows.map(({ id }) => id)
  const runners = await executor
    .select()
    .from(runner)
    .where(inArray(runner.marketId, ids))
    .orderBy(runner.sort, runner.id)
  return {
    docs: rows.map((row) =>
      restingImage(
        row,
        runners.filter(({ marketId }) => marketId === row.id),
        epoch,
      ),
    ),
    totalDocs: await executor.$count(market),
  }
}

/** Returns a market that no feed carries: ended, or waiting for a new result. */
function restingImage(row: MarketRow, runners: readonly RunnerRow[], epoch: string): Market {
  const isClosed = row.state !== 'open'
  return {
    id: row.id,
    exchangeId: row.exchangeId,
    name: row.name,
    ...fieldsOfKind(row.type, row.parents.eventType.id),
    isVisible: true,
    allowsBets: false,
    isLocked: false,
    isClosed,
    allowsCashout: false,
    status: isClosed ? 'closed' : 'suspended',
    isInPlay: false,
    numberOfWinners: row.numberOfWinners,
    delaySeconds: 0,
    totalMatched: 0n,
    openDate: row.openDate.toISOString(),
    ...row.parents,
    runners: runners.map(({ id, name, sort, status, clothNumber, facts }) => ({
      id,
      name,
      sort,
      status,
      back: [],
      lay: [],
      ...facts,
      ...(clothNumber !== null && { clothNumber }),
    })),
    ...(row.priority !== null && { priority: row.priority, marketIndex: row.priority }),
    ...(row.resultRun !== null && { resultRun: row.resultRun }),
    // The catalogue does not store when a market was first listed.
    idle: idleFields({
      type: row.type,
      volume: 0,
      delaySeconds: 0,
      listedAtMs: row.openDate.getTime(),
      updatedAtMs: (row.closedAt ?? row.openDate).getTime(),
      openDate: row.openDate.toISOString(),
    }),
    sequence: { epoch, seq: 0 },
  }
}
