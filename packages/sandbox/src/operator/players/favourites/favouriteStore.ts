import { and, desc, eq } from 'drizzle-orm'
import { favouriteEvent, favouriteMarket, type Database } from '../../database/schema.ts'

export const favouriteEvents = (executor: Database, userId: string): Promise<{ eventId: string }[]> =>
  executor
    .select({ eventId: favouriteEvent.eventId })
    .from(favouriteEvent)
    .where(eq(favouriteEvent.userId, userId))
    .orderBy(desc(favouriteEvent.number))

export async function saveFavouriteEvent(executor: Database, userId: string, eventId: string): Promise<void> {
  await executor.insert(favouriteEvent).values({ userId, eventId }).onConflictDoNothing()
}

export async function forgetFavouriteEvent(
  executor: Database,
  userId: string,
  eventId: string,
): Promise<void> {
  await executor
    .delete(favouriteEvent)
    .where(and(eq(favouriteEvent.userId, userId), eq(favouriteEvent.eventId, eventId)))
}

export const favouriteMarkets = (executor: Database, userId: string): Promise<{ marketId: string }[]> =>
  executor
    .select({ marketId: favouriteMarket.marketId })
    .from(favouriteMarket)
    .where(eq(favouriteMarket.userId, userId))
    .orderBy(desc(favouriteMarket.number))

export async function saveFavouriteMarket(
  executor: Database,
  userId: string,
  marketId: string,
): Promise<void> {
  await executor.insert(favouriteMarket).values({ userId, marketId }).onConflictDoNothing()
}

export async function forgetFavouriteMarket(
  executor: Database,
  userId: string,
  marketId: string,
): Promise<void> {
  await executor
    .delete(favouriteMarket)
    .where(and(eq(favouriteMarket.userId, userId), eq(favouriteMarket.marketId, marketId)))
}
