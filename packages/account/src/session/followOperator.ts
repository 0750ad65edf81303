import { loggedOutByAdmin, notificationBroadcast } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'
import { notificationsKey } from '../notifications/notificationsKey.ts'

/**
 * Handles the operator's events for the player: ends the login, shows a notification. A login never sees the
 * notifications of another. Returns a function that unsubscribes.
 */
export function followOperator(site: SiteServices): () => void {
  const { live, session } = site.operator
  let login = session.count()
  // Left by a login that ended while no page was open.
  if (!session.get()) site.storage.removeItem(notificationsKey)
  const stops = [
    session.subscribe(() => {
      if (login === session.count()) return
      login = session.count()
      site.storage.removeItem(notificationsKey)
    }),
    live.on(loggedOutByAdmin, () => session.end('byAdmin')),
    live.on(notificationBroadcast, (notification) => {
      const receiver = login
      import('../notifications/receiveNotification.ts').then(
        ({ receiveNotification }) => receiver === login && receiveNotification(site, notification),
        (error: unknown) => site.onError(error, 'account: a notification'),
      )
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
