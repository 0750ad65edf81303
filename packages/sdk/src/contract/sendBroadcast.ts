import './jitless.ts'
import * as z from 'zod/mini'
import { broadcastWords } from './broadcastWords.ts'
import { endpoint } from './endpoint.ts'

/** Sends a notification to every player whose page is open, and stores it so that each can mark it as read. */
export const sendBroadcast = endpoint({
  name: 'sendBroadcast',
  method: 'POST',
  path: 'api/administrator/broadcast/notification',
  auth: 'administrator',
  encoding: 'json',
  request: z.object(broadcastWords),
  response: z.object({ notificationId: z.string() }),
  changes: ['notifications'],
  source: 'addition: the operator’s console says getBroadcastNotification',
})
