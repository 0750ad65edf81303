import { eq } from 'drizzle-orm'
import { feedState, type Database } from '../database/schema.ts'
import type { FeedState } from '../feed/feed.ts'

/** Where the feed stood when it was last written down; undefined at the very first start. */
export async function loadFeedState(executor: Database): Promise<FeedState | undefined> {
  const [row] = await executor.select().from(feedState).where(eq(feedState.id, 1))
  return row?.state
}

export async function saveFeedState(executor: Database, state: FeedState): Promise<void> {
  await executor
    .insert(feedState)
    .values({ id: 1, state })
    .onConflictDoUpdate({ target: feedState.id, set: { state } })
}
