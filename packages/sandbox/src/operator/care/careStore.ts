import {
  carePeriods,
  type Care,
  type CareDemands,
  type CareLimitKind,
  type CarePeriod,
  type Minor,
} from '@kit/sdk/contract'
import { and, count, desc, eq, gt, gte, inArray, isNull, ne, sql } from 'drizzle-orm'
import {
  account,
  bet,
  care,
  careEvent,
  careLimit,
  casinoBet,
  dayResult,
  deposit,
  unmatchedOrder,
  type Database,
} from '../database/schema.ts'
import { balanceOf, exposureAccount } from '../ledger/ledger.ts'
import { isConfirmable, limitAt, noLimit, periodStart, type StoredLimit } from './limitRules.ts'

// All SQL about safer play. Writers lock the player's row.

export interface Breaks {
  timeOutUntil: Date | null
  excludedUntil: Date | null
  realityCheckMinutes: number
}

const noBreaks: Breaks = { timeOutUntil: null, excludedUntil: null, realityCheckMinutes: 0 }

export interface PlayerLimit extends StoredLimit {
  kind: CareLimitKind
  period: CarePeriod
}

export async function breaksOf(executor: Database, userId: string): Promise<Breaks> {
  const [row] = await executor.select().from(care).where(eq(care.userId, userId))
  return row ?? noBreaks
}

export async function excludedPlayers(executor: Database, at: Date): Promise<string[]> {
  const rows = await executor.select({ userId: care.userId }).from(care).where(gt(care.excludedUntil, at))
  return rows.map(({ userId }) => userId)
}

/** Returns a player's limits at a moment, including those that only take effect later. */
export async function limitsOf(executor: Database, userId: string, at: Date): Promise<PlayerLimit[]> {
  const rows = await executor
    .select()
    .from(careLimit)
    .where(eq(careLimit.userId, userId))
    .orderBy(careLimit.kind)
  return rows
    .map(({ kind, period, ...stored }) => ({ kind, period, ...limitAt(stored, at) }))
    .filter(({ amount, nextAt }) => amount !== null || nextAt !== null)
    .toSorted((one, other) => carePeriods.indexOf(one.period) - carePeriods.indexOf(other.period))
}

const sumOf = (column: typeof bet.stake | typeof casinoBet.stake | typeof deposit.amount) =>
  sql<Minor>`coalesce(sum(${column}), 0)::text`.mapWith(BigInt)

async function stakedSince(executor: Database, userId: string, since: Date): Promise<Minor> {
  const [sport] = await executor
    .select({ total: sumOf(bet.stake) })
    .from(bet)
    .where(
      and(
        eq(bet.userId, userId),
        gte(bet.createdAt, since),
        ne(bet.state, 'void'),
        // The stake of a cash out was counted before.
        isNull(bet.cashOutKey),
      ),
    )
  const [casino] = await executor
    .select({ total: sumOf(casinoBet.stake) })
    .from(casinoBet)
    .where(and(eq(casinoBet.userId, userId), gte(casinoBet.createdAt, since), ne(casinoBet.state, 'void')))
  // An unmatched order may be matched at any time, so it counts while it is open.
  const [waits] = await executor
    .select({
      total: sql<Minor>`coalesce(sum(${unmatchedOrder.stake} - ${unmatchedOrder.matched}), 0)::text`.mapWith(
        BigInt,
      ),
    })
    .from(unmatchedOrder)
    .where(and(eq(unmatchedOrder.userId, userId), eq(unmatchedOrder.state, 'waiting')))
  return (sport?.total ?? 0n) + (casino?.total ?? 0n) + (waits?.total ?? 0n)
}

/**
 * Returns a player's loss since the start of a day and the possible loss of open bets. Negative if the player
 * won.
 */
async function lossSince(executor: Database, userId: string, since: Date): Promise<Minor> {
  const [row] = await executor
    .select({ total: sql<Minor>`coalesce(sum(${dayResult.result}), 0)::text`.mapWith(BigInt) })
    .from(dayResult)
    .where(and(eq(dayResult.userId, userId), gte(dayResult.day, since.toISOString().slice(0, 10))))
  return (await balanceOf(executor, exposureAccount(userId))) - (row?.total ?? 0n)
}

async function depositedSince(executor: Database, userId: string, since: Date): Promise<Minor> {
  const [row] = await executor
    .select({ total: sumOf(deposit.amount) })
    .from(deposit)
    .where(
      and(
        eq(deposit.userId, userId),
        gte(deposit.createdAt, since),
        inArray(deposit.state, ['pending', 'processing', 'approved']),
      ),
    )
  return row?.total ?? 0n
}

const usedSince = { deposit: depositedSince, loss: lossSince, stake: stakedSince }

/**
 * Returns the used amount of a limit in the period of a moment, in minor units. For losses it may be
 * negative.
 */
export const usedOf = (
  executor: Database,
  userId: string,
  { kind, period }: Pick<PlayerLimit, 'kind' | 'period'>,
  at: Date,
): Promise<Minor> => usedSince[kind](executor, userId, periodStart(period, at))

/**
 * Returns what a player still has to do before a deposit. A player who chose no limit has a row without one.
 */
export async function owedBefore(
  executor: Database,
  userId: string,
  waitsFor: CareDemands['depositWaitsFor'],
): Promise<CareDemands['depositWaitsFor']> {
  if (waitsFor === 'nothing') return 'nothing'
  const rows = await executor
    .select({ amount: careLimit.amount })
    .from(careLimit)
    .where(and(eq(careLimit.userId, userId), eq(careLimit.kind, 'deposit')))
  const isDone = waitsFor === 'answer' ? rows.length > 0 : rows.some(({ amount }) => amount !== null)
  return isDone ? 'nothing' : waitsFor
}

/** Returns breaks and limits. `waitsFor` is the domain's requirement before deposits. */
export async function careOf(
  executor: Database,
  userId: string,
  at: Date,
  waitsFor: CareDemands['depositWaitsFor'] = 'nothing',
): Promise<Care> {
  const { timeOutUntil, excludedUntil, realityCheckMinutes } = await breaksOf(executor, userId)
  const still = (until: Date | null) => (until !== null && until > at ? until.toISOString() : null)
  const limits: Care['limits'] = []
  for (const { nextAt, ...limit } of await limitsOf(executor, userId, at)) {
    const used = await usedOf(executor, userId, limit, at)
    limits.push({
      ...limit,
      used: used > 0n ? used : 0n,
      nextAt: nextAt?.toISOString() ?? null,
      isConfirmable: isConfirmable({ nextAt }, at),
    })
  }
  return {
    limits,
    timeOutUntil: still(timeOutUntil),
    excludedUntil: still(excludedUntil),
    realityCheckMinutes,
    depositWaitsFor: await owedBefore(executor, userId, waitsFor),
  }
}

export async function storedLimit(
  tx: Database,
  userId: string,
  kind: CareLimitKind,
  period: CarePeriod,
): Promise<StoredLimit> {
  const [row] = await tx
    .select()
    .from(careLimit)
    .where(and(eq(careLimit.userId, userId), eq(careLimit.kind, kind), eq(careLimit.period, period)))
  return row ?? noLimit
}

const markCared = (tx: Database, userId: string) =>
  tx.update(account).set({ hasCare: true }).where(eq(account.id, userId))

export async function saveLimit(
  tx: Database,
  userId: string,
  { kind, period, ...limit }: PlayerLimit,
): Promise<void> {
  await markCared(tx, userId)
  await tx
    .insert(careLimit)
    .values({ userId, kind, period, ...limit })
    .onConflictDoUpdate({ target: [careLimit.userId, careLimit.kind, careLimit.period], set: limit })
}

export async function saveBreaks(tx: Database, userId: string, change: Partial<Breaks>): Promise<void> {
  await markCared(tx, userId)
  await tx
    .insert(care)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: care.userId, set: change })
}

export async function addCareEvent(tx: Database, row: typeof careEvent.$inferInsert): Promise<void> {
  await tx.insert(careEvent).values(row)
}

export async function careHistory(
  executor: Database,
  userId: string,
  { page, limit }: { page: number; limit: number },
) {
  const own = eq(careEvent.userId, userId)
  const [total] = await executor.select({ rows: count() }).from(careEvent).where(own)
  const rows = await executor
    .select()
    .from(careEvent)
    .where(own)
    .orderBy(desc(careEvent.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, totalDocs: Number(total?.rows ?? 0) }
}
