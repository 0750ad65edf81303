import './jitless.ts'
import * as z from 'zod/mini'
import { odds } from './money.ts'
import { priceLevel } from './price.ts'
import { socketEvent } from './socket.ts'

/** More than the steps of any exchange's price ladder. */
const maxLevels = 500

const ofRunner = {
  marketId: z.string().check(z.minLength(1), z.maxLength(64)),
  runnerId: z.string().check(z.minLength(1), z.maxLength(128)),
}
const levels = z.array(priceLevel).check(z.maxLength(maxLevels))

/** Subscribes to all prices of one runner: all are sent at once, and again after every change. */
export const subscribeLadder = socketEvent({
  direction: 'clientToServer',
  event: 'postLadderSubscription',
  payload: z.object(ofRunner),
  audience: 'everyone',
  source: 'addition: the full depth of one runner',
})

export const unsubscribeLadder = socketEvent({
  direction: 'clientToServer',
  event: 'deleteLadderSubscription',
  payload: z.object(ofRunner),
  audience: 'everyone',
  source: 'addition: ends postLadderSubscription',
})

/**
 * All prices of one runner, best first, what was matched at which price (both sides count), and the last price that was
 * matched. All are sent each time, so that no change can be missed.
 */
export const ladderChanged = socketEvent({
  direction: 'serverToClient',
  event: 'getLadderUpdate',
  payload: z.object({
    docs: z.object({
      ...ofRunner,
      back: levels,
      lay: levels,
      traded: z.optional(levels),
      lastOdd: z.optional(odds),
    }),
  }),
  audience: 'everyone',
  source: 'addition: the full depth of one runner',
})
