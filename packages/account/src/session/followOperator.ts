import { loggedOutByAdmin, notificationBroadcast } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'

/** Reacts to the operator's events for the player: ends the login, shows a notification. Returns how to stop. */
export function followOperator(site: SiteServices): () => void {
  const { live, session } = site.operator
  const stops = [
    live.on(loggedOutByAdmin, () => session.end('byAdmin')),
    live.on(notificationBroadcast, (notification) => {
      import('../notifications/receiveNotification.ts').then(
        ({ receiveNotification }) => receiveNotification(site, notification),
        (error: unknown) => site.onError(error, 'account: a notification'),
      )
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
