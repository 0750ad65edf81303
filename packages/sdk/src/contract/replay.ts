import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint } from './endpoint.ts'

/** One event that the feed replays, and how far it has come. Times in ms of the recording's own clock. */
const replayedEvent = z.object({
  id: z.string(),
  title: z.string(),
  /** Which time it plays: each run has markets of its own. */
  run: z.int(),
  /** From where its runs begin. */
  positionMs: z.number(),
  lengthMs: z.number(),
  /** Played to its end: the next run begins soon. */
  isOver: z.boolean(),
})

export const replay = z.object({
  /** What is replayed, in a line. */
  title: z.string(),
  /** Times its own pace. */
  speed: z.number(),
  events: z.array(replayedEvent),
})
export type Replay = z.output<typeof replay>

/** What the feed replays. An operator whose feed is not a recording has no such thing to tell. */
export const getReplay = endpoint({
  name: 'getReplay',
  method: 'GET',
  path: 'api/administrator/replay',
  auth: 'administrator',
  encoding: 'query',
  request: emptyRequest,
  response: replay,
  failures: ['replay-unavailable'],
  family: 'replay',
  source: 'addition: the operator’s console',
})

/**
 * Replays faster or slower from this moment on, until the operator starts anew. A thousandth is as good as standing
 * still; slower, the start of a match days away would leave the calendar.
 */
export const setReplaySpeed = endpoint({
  name: 'setReplaySpeed',
  method: 'PUT',
  path: 'api/administrator/replay/speed',
  auth: 'administrator',
  encoding: 'json',
  request: z.object({ speed: z.number().check(z.minimum(0.001), z.maximum(10_000)) }),
  response: replay,
  failures: ['replay-unavailable'],
  changes: ['replay', 'controlledMarkets'],
  source: 'addition: the operator’s console',
})

/**
 * Goes to another moment of an event's recording. Forwards, all that lies between happens at once, results too.
 * Backwards, open markets get the prices of then; what has ended stays ended.
 */
export const seekReplay = endpoint({
  name: 'seekReplay',
  method: 'PUT',
  path: 'api/administrator/replay/position',
  auth: 'administrator',
  encoding: 'json',
  request: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(256)),
    positionMs: z.number().check(z.minimum(0), z.maximum(10_000_000_000)),
  }),
  response: replay,
  failures: ['replay-unavailable', 'event-unknown'],
  changes: ['replay', 'controlledMarkets'],
  source: 'addition: the operator’s console',
})
