import { notificationBroadcast } from '@kit/sdk/contract'
import type { Announce } from '../../announcements/announcements.ts'
import type { Database } from '../../database/schema.ts'
import { addNotification } from './notificationStore.ts'

/** Stores a notification for one account and shows it on the account's open pages. */
export async function notifyPlayer(
  database: Database,
  announce: Announce,
  { userId, title, message, at }: { userId: string; title: string; message: string; at: Date },
): Promise<void> {
  const words = { title, icon: '', image: '' }
  const id = await addNotification(database, { userId, message, at, ...words })
  announce({ to: { userId }, event: notificationBroadcast, payload: { _id: id, body: message, ...words } })
}
