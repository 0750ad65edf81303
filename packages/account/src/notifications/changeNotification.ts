import { OperatorError } from '@kit/sdk'
import { deleteNotification, readNotification } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'
import { markAsRead, removeNotification, type StoredNotification } from './storedNotifications.ts'

type Notification = Pick<StoredNotification, 'id' | 'isKnown'>

type Site = Pick<SiteServices, 'operator' | 'storage' | 'toast' | 'onError'>

/** Returns true if the operator does not know the notification, which then exists in this browser only. */
const isUnknown = (error: unknown) => error instanceof OperatorError && error.code === 'notification-unknown'

/** Here first and then at the operator. */
export async function readOne(
  { operator, storage, onError }: Site,
  { id: notificationId, isKnown }: Notification,
): Promise<void> {
  markAsRead(storage, notificationId)
  if (!isKnown) return
  try {
    await operator.client.call(readNotification, { notificationId })
  } catch (error) {
    if (!isUnknown(error)) onError(error, 'account: a notification')
  }
}

/** Deletes a notification at the operator, then here. A failure is shown (NOTIF-003). */
export async function deleteOne(
  { operator, storage, toast }: Site,
  { id: notificationId, isKnown }: Notification,
  otherwise: string,
): Promise<void> {
  try {
    if (isKnown) await operator.client.call(deleteNotification, { notificationId })
  } catch (error) {
    if (!isUnknown(error)) {
      toast((error instanceof Error && error.message) || otherwise, 'danger')
      return
    }
  }
  removeNotification(storage, notificationId)
}
