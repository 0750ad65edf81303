import type { notificationBroadcast, PayloadOf } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'
import { storeNotification } from './storedNotifications.ts'

/**
 * Stores a notification and shows it in the browser or as a toast. Without an id from the operator it gets
 * one here, so that it can be read and deleted separately.
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
