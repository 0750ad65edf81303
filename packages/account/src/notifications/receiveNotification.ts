import type { notificationBroadcast, PayloadOf } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'
import { storeNotification } from './storedNotifications.ts'

/**
 * Stores a notification and shows it: as a browser notification where the player allows that, else as a toast. One that
 * the operator gave no id gets one of this browser's, so that it is read and deleted by itself.
 */
export function receiveNotification(
  { storage, notify, toast, now, randomUUID }: SiteServices,
  { _id, title, body, icon, image }: PayloadOf<typeof notificationBroadcast>,
): void {
  const isKnown = _id !== ''
  const id = isKnown ? _id : randomUUID()
  const receivedAt = new Date(now()).toISOString()
  storeNotification(storage, { id, isKnown, title, body, image, receivedAt })
  if (!notify(title, { body, icon, image, tag: id })) toast(`${title}: ${body}`)
}
