import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint } from './endpoint.ts'
import { socketEvent } from './socket.ts'

const eventId = z.string().check(z.minLength(1), z.maxLength(64))

/** The live TV of an event: the page to show in a frame. The form is ours: the specification does not show it. */
export const liveTv = z.object({ eventId, iframeUrl: z.string().check(z.minLength(1), z.maxLength(2_000)) })
export type LiveTv = z.output<typeof liveTv>

const liveTvList = {
  method: 'GET',
  encoding: 'query',
  request: emptyRequest,
  response: z.array(liveTv),
  family: 'liveTv',
  compressed: true,
} as const

/** The events with live TV now. */
export const listLiveTv = endpoint({
  ...liveTvList,
  name: 'listLiveTv',
  path: 'api/protected/game/liveTv',
  auth: 'loggedIn',
  source: 'GET api/protected/game/liveTv',
})

/** The events with live TV now, for visitors. */
export const listVisitorLiveTv = endpoint({
  ...liveTvList,
  name: 'listVisitorLiveTv',
  path: 'api/common/game/liveTv',
  auth: 'none',
  source: 'GET api/common/game/liveTv',
})

/** An event has live TV now, or at another address. */
export const liveTvUpdated = socketEvent({
  direction: 'serverToClient',
  event: 'LiveTvUpdated',
  payload: z.object({ docs: liveTv }),
  audience: 'everyone',
  changes: ['liveTv'],
  source: 'LiveTvUpdated',
})

/** Events that have no live TV any more. */
export const liveTvDeleted = socketEvent({
  direction: 'serverToClient',
  event: 'DeleteLiveTvUpdate',
  payload: z.object({ eventId: z.array(eventId) }),
  audience: 'everyone',
  changes: ['liveTv'],
  source: 'DeleteLiveTvUpdate',
})
