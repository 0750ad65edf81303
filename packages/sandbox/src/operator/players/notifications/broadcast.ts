import { notificationBroadcast, sendBroadcast } from '@kit/sdk/contract'
import type { Announce } from '../../announcements/announcements.ts'
import { excludedPlayers } from '../../care/careStore.ts'
import type { Database } from '../../database/schema.ts'
import { route, type Route } from '../../http/route.ts'
import { addNotification } from './notificationStore.ts'

/** Notifies all players. The notification is stored first, so that they can mark it. */
export const broadcastRoute = (database: Database, clock: () => number, announce: Announce): Route =>
  route(sendBroadcast, async ({ title, body, icon, image }) => {
    const kept = { userId: null, title, message: body, icon, image, at: new Date(clock()) }
    const notificationId = await addNotification(database, kept)
    const payload = { _id: notificationId, title, body, icon, image }
    // Self-excluded players receive no offers.
    const without = await excludedPlayers(database, new Date(clock()))
    announce({ to: { players: true, without }, event: notificationBroadcast, payload })
    return { docs: { notificationId } }
  })
