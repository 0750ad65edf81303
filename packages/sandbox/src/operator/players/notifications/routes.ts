import { deleteNotification, readNotification } from '@kit/sdk/contract'
import type { Announce } from '../../announcements/announcements.ts'
import type { Database } from '../../database/schema.ts'
import { Refused } from '../../http/refused.ts'
import { route, type Route } from '../../http/route.ts'
import { broadcastRoute } from './broadcast.ts'
import { markNotification } from './notificationStore.ts'

export function notificationRoutes(database: Database, clock: () => number, announce: Announce): Route[] {
  async function mark(userId: string, notificationId: string, as: 'isRead' | 'isDeleted') {
    if (await markNotification(database, userId, notificationId, as)) return { docs: {} }
    throw new Refused(404, {
      message: 'This notification is not known',
      code: 'notification-unknown',
      field: 'notificationId',
    })
  }

  return [
    broadcastRoute(database, clock, announce),
    route(readNotification, ({ notificationId }, { login }) =>
      mark(login.account.id, notificationId, 'isRead'),
    ),
    route(deleteNotification, ({ notificationId }, { login }) =>
      mark(login.account.id, notificationId, 'isDeleted'),
    ),
  ]
}
