import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint } from './endpoint.ts'

/** One event that the feed replays, and its position. Times in ms of the recording's clock. */
const replayedEvent = z.object({
  id: z.string(),
  title: z.string(),
  /** The number of this run; each run has its own markets. */
  run: z.int(),
  /** The start of its runs, in ms. */
  positionMs: z.number(),
  lengthMs: z.number(),
  /** True at its end; the next run starts soon. */
  isOver: z.boolean(),
})

export const replay = z.object({
  /** A description of the recording, in one line. */
  title: z.string(),
  /** Multiple of real time. */
  speed: z.number(),
  events: z.array(replayedEvent),
})
export type Replay = z.output<typeof replay>

/** Returns the recording of the feed. Only for an operator whose feed is a recording. */
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
 * Sets the replay speed until the operator restarts. A thousandth is almost a standstill; any slower, the start of a match
 * days away would exceed the largest date.
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
 * Moves to another moment of an event's recording. Forwards, everything between happens at once, results included.
 * Backwards, open markets get the prices of that moment; ended markets stay ended.
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
