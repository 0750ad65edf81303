import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { socketEvent } from './socket.ts'

/** The address of a notification's picture: a path of the site or an https address; empty for none. */
const picture = z._default(
  z.string().check(z.maxLength(500), z.regex(/^$|^\/(?!\/)\S*$|^https:\/\/\S+$/)),
  '',
)

const words = {
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  body: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  icon: picture,
  image: picture,
}

/** Sends a notification to every player whose page is open, and stores it so that each can mark it as read. */
export const sendBroadcast = endpoint({
  name: 'sendBroadcast',
  method: 'POST',
  path: 'api/administrator/broadcast/notification',
  auth: 'administrator',
  encoding: 'json',
  request: z.object(words),
  response: z.object({ notificationId: z.string() }),
  changes: ['notifications'],
  source: 'addition: the operator’s console says getBroadcastNotification',
})

/** A notification to all players. `_id` is an addition, for `readNotification` and `deleteNotification`. */
export const notificationBroadcast = socketEvent({
  direction: 'serverToClient',
  event: 'getBroadcastNotification',
  payload: z.object({ _id: z._default(z.string().check(z.maxLength(64)), ''), ...words }),
  audience: 'player',
  source: 'getBroadcastNotification',
})
