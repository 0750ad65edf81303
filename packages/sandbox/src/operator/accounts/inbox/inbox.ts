import { count, desc } from 'drizzle-orm'
import { inboxMessage, type Database } from '../../database/schema.ts'

type Message = typeof inboxMessage.$inferSelect

/** Delivers a message to the sandbox's replacement for phones: a table that the operator's owner reads. */
export async function deliver(executor: Database, message: Omit<Message, 'id'>): Promise<void> {
  await executor.insert(inboxMessage).values(message)
}

export async function readInbox(
  executor: Database,
  { page, limit }: { page: number; limit: number },
): Promise<{ messages: Message[]; totalDocs: number }> {
  const messages = await executor
    .select()
    .from(inboxMessage)
    .orderBy(desc(inboxMessage.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [total] = await executor.select({ rows: count() }).from(inboxMessage)
  return { messages, totalDocs: total?.rows ?? 0 }
}
