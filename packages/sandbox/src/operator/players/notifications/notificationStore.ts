import { and, eq, isNull, or } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { notification, notificationMark, type Database } from '../../database/schema.ts'

/** Adds a notification, for everyone if `userId` is null. */
export async function addNotification(
  tx: Database,
  fresh: Pick<typeof notification.$inferInsert, 'title' | 'message' | 'icon' | 'image'> & {
    userId: string | null
    at: Date
  },
): Promise<string> {
  const id = randomUUID()
  const { at, ...words } = fresh
  await tx.insert(notification).values({ id, ...words, createdAt: at })
  return id
}

/** Returns false if it is unknown, deleted or another player's. */
export async function markNotification(
  database: Database,
  userId: string,
  notificationId: string,
  mark: 'isRead' | 'isDeleted',
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [found] = await tx
      .select({ isDeleted: notificationMark.isDeleted })
      .from(notification)
      .leftJoin(
        notificationMark,
        and(eq(notificationMark.notificationId, notification.id), eq(notificationMark.userId, userId)),
      )
      .where(
        and(
          eq(notification.id, notificationId),
          or(isNull(notification.userId), eq(notification.userId, userId)),
        ),
      )
    if (!found || found.isDeleted === true) return false
    await tx
      .insert(notificationMark)
      .values({ notificationId, userId, [mark]: true })
      .onConflictDoUpdate({
        target: [notificationMark.notificationId, notificationMark.userId],
        set: { [mark]: true },
      })
    return true
  })
}
