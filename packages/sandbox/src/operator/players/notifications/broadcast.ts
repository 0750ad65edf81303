import { notificationBroadcast, sendBroadcast } from '@kit/sdk/contract'
import type { Announce } from '../../announcements/announcements.ts'
import { excludedPlayers } from '../../care/careStore.ts'
import type { Database } from '../../database/schema.ts'
import { route, type Route } from '../../http/route.ts'
import { addNotification } from './notificationStore.ts'

/** Notifies all players. It is stored first, so that they can mark it. */
export const broadcastRoute = (database: Database, clock: () => number, announce: Announce): Route =>
  route(sendBroadcast, async ({ title, body, icon, image }) => {
    const kept = { userId: null, title, message: body, icon, image, at: new Date(clock()) }
    const notificationId = await addNotification(database, kept)
    const payload = { _id: notificationId, title, body, icon, image }
    // Nobody who has excluded themselves is told of offers.
    const without = await excludedPlayers(database, new Date(clock()))
    announce({ to: { players: true, without }, event: notificationBroadcast, payload })
    return { docs: { notificationId } }
  })
