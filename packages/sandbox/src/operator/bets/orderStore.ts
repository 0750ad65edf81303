import { and, desc, eq, gt, not, or, sql } from 'drizzle-orm'
import { livingProcess } from '../database/postgresPresence.ts'
import { rowsOf, tableOf } from '../database/rows.ts'
import { orderRequest, type Database } from '../database/schema.ts'
import type { StoredAnswer } from '../http/refused.ts'
import { interrupted } from './failures.ts'

// All SQL about order requests: one row per player and key, with the final answer as soon as it exists.

export interface KnownOrder {
  fingerprint: string
  /** Undefined during the bet delay. */
  answer: StoredAnswer | undefined
  state: 'held' | 'placed' | 'refused'
}

const ofKey = (userId: string, key: string) => and(eq(orderRequest.userId, userId), eq(orderRequest.key, key))

export interface HeldRow {
  userId: string
  key: string
  fingerprint: string
  createdAt: Date
  heldBy: number
}

/** All of them different. Returns false for those claimed before. */
export async function holdOrders(executor: Database, rows: readonly HeldRow[]): Promise<boolean[]> {
  const columns = {
    user_id: 'text',
    key: 'text',
    fingerprint: 'text',
    created_at: 'timestamptz',
    held_by: 'integer',
  }
  const asked = rows.map(({ userId, key, fingerprint, createdAt, heldBy }) => ({
    user_id: userId,
    key,
    fingerprint,
    created_at: createdAt,
    held_by: heldBy,
  }))
  const held = await rowsOf(
    executor,
    sql`
      insert into ${orderRequest} (user_id, key, fingerprint, state, created_at, held_by)
      select user_id, key, fingerprint, 'held', created_at, held_by from ${tableOf('asked', columns, asked)}
      on conflict do nothing returning user_id, key`,
  )
  return rows.map(({ userId, key }) => held.some((row) => row['user_id'] === userId && row['key'] === key))
}

/**
 * Claims a new key for an order without one, unless the player made the same request since `after`, or an
 * earlier one is still undecided. It then returns that order's key. Equal requests are serialized, also
 * between processes.
 */
export const holdWithoutKey = (
  database: Database,
  { intent, after, ...row }: HeldRow & { intent: string; after: Date },
): Promise<{ key: string; isFirst: boolean }> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${row.userId} ${intent}`}, 0))`)
    const [earlier] = await tx
      .select({ key: orderRequest.key })
      .from(orderRequest)
      .where(
        and(
          eq(orderRequest.userId, row.userId),
          eq(orderRequest.intent, intent),
          or(gt(orderRequest.createdAt, after), eq(orderRequest.state, 'held')),
        ),
      )
      .orderBy(desc(orderRequest.createdAt))
      .limit(1)
    if (earlier) return { key: earlier.key, isFirst: false }
    await tx.insert(orderRequest).values({ ...row, state: 'held', intent })
    return { key: row.key, isFirst: true }
  })

export async function findOrderRequest(
  executor: Database,
  userId: string,
  key: string,
): Promise<KnownOrder | undefined> {
  const [row] = await executor.select().from(orderRequest).where(ofKey(userId, key))
  if (!row) return undefined
  const { fingerprint, state, status, body } = row
  return { fingerprint, state, answer: status === null || body === null ? undefined : { status, body } }
}

export interface FinalAnswer {
  userId: string
  key: string
  state: 'placed' | 'refused'
  answer: StoredAnswer
}

/** Throws if an answer was already written. */
export async function answerOrders(executor: Database, answers: readonly FinalAnswer[]): Promise<void> {
  if (answers.length === 0) return
  const columns = { user_id: 'text', key: 'text', state: 'text', status: 'integer', body: 'json' }
  const rows = answers.map(({ userId, key, state, answer }) => ({ user_id: userId, key, state, ...answer }))
  const written = await executor
    .update(orderRequest)
    .set({ state: sql`answered.state`, status: sql`answered.status`, body: sql`answered.body` })
    .from(tableOf('answered', columns, rows))
    .where(
      and(
        sql`${orderRequest.userId} = answered.user_id and ${orderRequest.key} = answered.key`,
        eq(orderRequest.state, 'held'),
      ),
    )
    .returning({ key: orderRequest.key })
  if (written.length !== answers.length)
    throw new Error('The order already has an answer. A second one is not accepted.')
}

/** A running process holds the advisory lock of its number. */
const isHolderAlive = sql`exists (
  select from pg_locks
  where locktype = 'advisory' and classid = ${livingProcess} and objid = ${orderRequest.heldBy}
    and database = (select oid from pg_database where datname = current_database()))`

/** Refuses the orders that a stopped process left in their delay, and returns how many. */
export async function refuseInterrupted(executor: Database): Promise<number> {
  const rows = await executor
    .update(orderRequest)
    .set({ state: 'refused', ...interrupted().toAnswer() })
    .where(and(eq(orderRequest.state, 'held'), not(isHolderAlive)))
    .returning({ key: orderRequest.key })
  return rows.length
}
