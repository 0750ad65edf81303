import './jitless.ts'
import * as z from 'zod/mini'
import { priceLevel } from './price.ts'
import { socketEvent } from './socket.ts'

/** More steps than any exchange's ladder of prices has. */
const mostLevels = 500

const ofRunner = {
  marketId: z.string().check(z.minLength(1), z.maxLength(64)),
  runnerId: z.string().check(z.minLength(1), z.maxLength(128)),
}
const levels = z.array(priceLevel).check(z.maxLength(mostLevels))

/** Subscribes to all prices of one runner: they come at once, and again whole whenever they changed. */
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

/** All prices of one runner, best first, as they stand: whole each time, so that none can be missed. */
export const ladderChanged = socketEvent({
  direction: 'serverToClient',
  event: 'getLadderUpdate',
  payload: z.object({ docs: z.object({ ...ofRunner, back: levels, lay: levels }) }),
  audience: 'everyone',
  source: 'addition: the full depth of one runner',
})
