import { and, count, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import {
  account,
  casinoBet,
  casinoRound,
  type CasinoBetRow,
  type CasinoRoundRow,
  type Database,
} from '../../operator/database/schema.ts'

// SQL about rounds and their bets. For lists see casinoBetLists.ts.

/** Does nothing if its id exists. */
export async function insertRound(
  tx: Database,
  row: Pick<
    CasinoRoundRow,
    'id' | 'gameCode' | 'category' | 'ownerId' | 'serverSeed' | 'clientSeed' | 'openedAt' | 'endsAt'
  > &
    Partial<Pick<CasinoRoundRow, 'provider' | 'chainCommitment' | 'chainPosition'>>,
): Promise<void> {
  await tx.insert(casinoRound).values(row).onConflictDoNothing()
}

export async function findRound(executor: Database, id: string): Promise<CasinoRoundRow | undefined> {
  const [row] = await executor.select().from(casinoRound).where(eq(casinoRound.id, id))
  return row
}

export async function lastSharedRound(
  executor: Database,
  gameCode: string,
): Promise<CasinoRoundRow | undefined> {
  const [row] = await executor
    .select()
    .from(casinoRound)
    .where(and(eq(casinoRound.gameCode, gameCode), isNull(casinoRound.ownerId)))
    .orderBy(desc(casinoRound.number))
    .limit(1)
  return row
}

export const publicBets = (executor: Database, roundId: string) =>
  executor
    .select({
      name: account.userName,
      stake: casinoBet.stake,
      cashOut: casinoBet.cashOut,
      state: casinoBet.state,
      selection: casinoBet.selection,
      selectionName: casinoBet.selectionName,
    })
    .from(casinoBet)
    .innerJoin(account, eq(account.id, casinoBet.userId))
    .where(eq(casinoBet.roundId, roundId))
    .orderBy(desc(casinoBet.stake), casinoBet.number)
    .limit(10)
export type PublicBet = Awaited<ReturnType<typeof publicBets>>[number]

/** Returns the player's bet in a round that allows one bet per player. */
export async function betOfPlayer(
  executor: Database,
  roundId: string,
  userId: string,
): Promise<CasinoBetRow | undefined> {
  const [row] = await executor
    .select()
    .from(casinoBet)
    .where(and(eq(casinoBet.roundId, roundId), eq(casinoBet.userId, userId)))
  return row
}

/** Locks the round: shared to add a bet, exclusively to end it. Always locked before any player's row. */
export async function lockRound(
  tx: Database,
  id: string,
  strength: 'share' | 'update',
): Promise<CasinoRoundRow | undefined> {
  const [row] = await tx.select().from(casinoRound).where(eq(casinoRound.id, id)).for(strength)
  return row
}

export async function updateRound(
  tx: Database,
  id: string,
  change: Pick<CasinoRoundRow, 'state' | 'outcome' | 'endedAt'> &
    Partial<Pick<CasinoRoundRow, 'settlements'>>,
): Promise<void> {
  await tx.update(casinoRound).set(change).where(eq(casinoRound.id, id))
}

export async function insertCasinoBet(
  tx: Database,
  row: typeof casinoBet.$inferInsert,
): Promise<CasinoBetRow> {
  const [inserted] = await tx.insert(casinoBet).values(row).returning()
  if (!inserted) throw new Error('The bet could not be stored.')
  return inserted
}

export async function findByKey(executor: Database, userId: string, key: string) {
  const [row] = await executor
    .select({ bet: casinoBet, round: casinoRound })
    .from(casinoBet)
    .innerJoin(casinoRound, eq(casinoRound.id, casinoBet.roundId))
    .where(and(eq(casinoBet.userId, userId), eq(casinoBet.betKey, key)))
  return row
}

/** Returns a round's bets by player and age. The fixed order prevents deadlocks between two transactions. */
export const betsIn = (executor: Database, roundId: string): Promise<CasinoBetRow[]> =>
  executor
    .select()
    .from(casinoBet)
    .where(eq(casinoBet.roundId, roundId))
    .orderBy(casinoBet.userId, casinoBet.number)

export async function updateCasinoBet(
  tx: Database,
  id: string,
  change: Pick<CasinoBetRow, 'updatedAt'> & Partial<CasinoBetRow>,
): Promise<void> {
  await tx.update(casinoBet).set(change).where(eq(casinoBet.id, id))
}

export const countOpenBets = (executor: Database, userId: string, gameCode: string): Promise<number> =>
  executor
    .select({ rows: count() })
    .from(casinoBet)
    .innerJoin(casinoRound, eq(casinoRound.id, casinoBet.roundId))
    .where(and(eq(casinoBet.userId, userId), eq(casinoBet.state, 'open'), eq(casinoRound.gameCode, gameCode)))
    .then(([row]) => Number(row?.rows ?? 0))

export const lastBets = (executor: Database, userId: string, gameCode: string, limit: number) =>
  executor
    .select({ bet: casinoBet, round: casinoRound })
    .from(casinoBet)
    .innerJoin(casinoRound, eq(casinoRound.id, casinoBet.roundId))
    .where(and(eq(casinoBet.userId, userId), eq(casinoRound.gameCode, gameCode)))
    .orderBy(desc(casinoBet.number))
    .limit(limit)

/**
 * Returns open rounds whose end was due before a moment. Rolled-back rounds wait for the operator, and
 * external rounds for their provider.
 */
export async function overdueRounds(executor: Database, before: Date): Promise<string[]> {
  const rows = await executor
    .select({ id: casinoRound.id })
    .from(casinoRound)
    .where(
      and(
        eq(casinoRound.state, 'open'),
        lt(casinoRound.endsAt, before),
        eq(casinoRound.settlements, 0),
        isNull(casinoRound.provider),
      ),
    )
    .orderBy(casinoRound.number)
    .limit(200)
  return rows.map(({ id }) => id)
}

export async function roundTotals(
  executor: Database,
  userIds: readonly string[],
  roundIds: readonly string[],
) {
  if (roundIds.length === 0) return []
  const textOf = (column: typeof casinoBet.stake | typeof casinoBet.result) =>
    sql`coalesce(sum(${column}), 0)::text`.mapWith(BigInt)
  return executor
    .select({
      userId: casinoBet.userId,
      roundId: casinoBet.roundId,
      stake: textOf(casinoBet.stake),
      net: textOf(casinoBet.result),
    })
    .from(casinoBet)
    .where(
      and(
        ne(casinoBet.state, 'open'),
        inArray(casinoBet.userId, [...userIds]),
        inArray(casinoBet.roundId, [...roundIds]),
      ),
    )
    .groupBy(casinoBet.userId, casinoBet.roundId)
}
