import { eq, lte, sql } from 'drizzle-orm'
import { rowsOf } from '../database/rows.ts'
import { feedState, type Database } from '../database/schema.ts'
import type { FeedState } from '../../feed/feed.ts'

/** Returns undefined at the very first start. */
export async function loadFeedState(executor: Database): Promise<FeedState | undefined> {
  const [row] = await executor.select().from(feedState).where(eq(feedState.id, 1))
  return row?.state
}

/** Does nothing if a later term has saved one. */
export async function saveFeedState(executor: Database, state: FeedState, term: bigint): Promise<void> {
  await executor
    .insert(feedState)
    .values({ id: 1, state, term })
    .onConflictDoUpdate({ target: feedState.id, set: { state, term }, setWhere: lte(feedState.term, term) })
}

/** Higher than all terms before. */
export async function nextTerm(executor: Database): Promise<bigint> {
  const [row] = await rowsOf(executor, sql`select nextval('feed_term')::text as term`)
  return BigInt(String(row?.['term']))
}
