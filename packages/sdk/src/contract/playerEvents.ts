import './jitless.ts'
import * as z from 'zod/mini'
import { socketEvent } from './socket.ts'

/** The player's points changed; they are read again, at most once per 2 s. */
export const pointsChanged = socketEvent({
  direction: 'serverToClient',
  event: 'getPtsUpdates',
  payload: z.optional(z.object({})),
  audience: 'player',
  changes: ['points'],
  source: 'getPtsUpdates',
})

/** A bet of the player was placed or changed. */
export const openBetsChanged = socketEvent({
  direction: 'serverToClient',
  event: 'getOpenBetUpdates',
  payload: z.optional(z.object({})),
  audience: 'player',
  changes: ['openBets', 'points'],
  source: 'getOpenBetUpdates',
})

/** Bets of the player were settled: open bets, history and points are read again. */
export const betsSettled = socketEvent({
  direction: 'serverToClient',
  event: 'getOpenBetResultUpdates',
  payload: z.object({ docs: z.object({ marketId: z.string() }) }),
  audience: 'player',
  changes: ['openBets', 'betHistory', 'points', 'transactions'],
  source: 'getOpenBetResultUpdates',
})
