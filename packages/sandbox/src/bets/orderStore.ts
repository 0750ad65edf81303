import { and, eq, not, sql } from 'drizzle-orm'
import { livingProcess } from '../database/postgresPresence.ts'
import { orderRequest, type Database } from '../database/schema.ts'
import type { StoredAnswer } from '../http/refused.ts'
import { interrupted } from './failures.ts'

// The only SQL about order requests: one row per player and key, with the answer once there is one.

export interface KnownOrder {
  fingerprint: string
  /** Undefined while the order is held in its delay. */
  answer: StoredAnswer | undefined
  state: 'held' | 'placed' | 'refused'
}

const ofKey = (userId: string, key: string) => and(eq(orderRequest.userId, userId), eq(orderRequest.key, key))

/** Takes a key for an order. False when it was taken before. */
export async function holdOrder(
  executor: Database,
  row: { userId: string; key: string; fingerprint: string; createdAt: Date; heldBy: number },
): Promise<boolean> {
  const held = await executor
    .insert(orderRequest)
    .values({ ...row, state: 'held' })
    .onConflictDoNothing()
    .returning({ key: orderRequest.key })
  return held.length === 1
}

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

/** Writes the final answer of a held order. An answer once written never changes. */
export async function answerOrder(
  executor: Database,
  userId: string,
  key: string,
  state: 'placed' | 'refused',
  answer: StoredAnswer,
): Promise<void> {
  const written = await executor
    .update(orderRequest)
    .set({ state, ...answer })
    .where(and(ofKey(userId, key), eq(orderRequest.state, 'held')))
    .returning({ key: orderRequest.key })
  if (written.length !== 1) throw new Error('The order already has an answer; a second one is refused.')
}

/** The process that holds an order is there: it has the lock of its number. */
const isHolderAlive = sql`exists (
  select from pg_locks
  where locktype = 'advisory' and classid = ${livingProcess} and objid = ${orderRequest.heldBy}
    and database = (select oid from pg_database where datname = current_database()))`

/** Orders a dead process left in their delay are refused for good: nobody will finish them. Gives their number. */
export async function refuseInterrupted(executor: Database): Promise<number> {
  const rows = await executor
    .update(orderRequest)
    .set({ state: 'refused', ...interrupted().toAnswer() })
    .where(and(eq(orderRequest.state, 'held'), not(isHolderAlive)))
    .returning({ key: orderRequest.key })
  return rows.length
}
