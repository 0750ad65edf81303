import './jitless.ts'
import * as z from 'zod/mini'
import { broadcastWords } from './broadcastWords.ts'
import { socketEvent } from './socket.ts'

/** A notification to all players. `_id` is an addition, for `readNotification` and `deleteNotification`. */
export const notificationBroadcast = socketEvent({
  direction: 'serverToClient',
  event: 'getBroadcastNotification',
  payload: z.object({ _id: z._default(z.string().check(z.maxLength(64)), ''), ...broadcastWords }),
  audience: 'player',
  source: 'getBroadcastNotification',
})
