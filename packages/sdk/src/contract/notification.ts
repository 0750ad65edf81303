import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const request = z.object({ notificationId: z.string().check(z.minLength(1), z.maxLength(64)) })

/** Marks a notification as read for the caller. */
export const readNotification = endpoint({
  name: 'readNotification',
  method: 'PATCH',
  path: 'api/{type}/notification',
  changes: ['notifications'],
  auth: 'loggedIn',
  encoding: 'query',
  request,
  response: z.unknown(),
  failures: ['notification-unknown'],
  source: 'PATCH api/{type}/notification',
})

/** Deletes a notification for the caller only. */
export const deleteNotification = endpoint({
  name: 'deleteNotification',
  method: 'DELETE',
  path: 'api/{type}/notification',
  changes: ['notifications'],
  auth: 'loggedIn',
  encoding: 'query',
  request,
  response: z.unknown(),
  failures: ['notification-unknown'],
  source: 'DELETE api/{type}/notification',
})
