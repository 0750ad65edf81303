import type { notificationBroadcast, PayloadOf } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'
import { storeNotification } from './storedNotifications.ts'

/**
 * Stores a notification and shows it: as a browser notification if the player allows that, else as a toast. A
 * notification without an id from the operator gets one from this browser, so that it can be read and deleted
 * separately.
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
