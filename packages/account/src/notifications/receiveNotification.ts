import type { notificationBroadcast, PayloadOf } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'
import { storeNotification } from './storedNotifications.ts'

/** Stores a notification and shows it: as a browser notification where the player allows that, else as a toast. */
export function receiveNotification(
  { storage, notify, toast, now }: SiteServices,
  { _id, title, body, icon, image }: PayloadOf<typeof notificationBroadcast>,
): void {
  storeNotification(storage, { id: _id, title, body, image, receivedAt: new Date(now()).toISOString() })
  if (!notify(title, { body, icon, image, tag: _id })) toast(`${title}: ${body}`)
}
