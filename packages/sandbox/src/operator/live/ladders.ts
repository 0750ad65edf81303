import { ladderChanged, subscribeLadder, unsubscribeLadder } from '@kit/sdk/contract'
import type { Socket } from 'socket.io'
import * as z from 'zod/mini'
import type { FeedRunner } from '../../feed/feed.ts'
import type { MarketBooks } from '../markets/marketBooks.ts'
import { onClientEvent } from './onClientEvent.ts'

const mostLadders = 4
/** Number of steps of an exchange's ladder. */
const mostTraded = 350

/** Minimum time between two updates of a ladder, in ms. */
const everyMs = 250

interface FollowedLadder {
  marketId: string
  runnerId: string
  /** The last sent state. The books replace a runner whenever it changes. */
  sent: FeedRunner | undefined
}

/** Serves full-depth ladders of a few runners, sent completely on each change. */
export function serveLadders(socket: Socket, books: Pick<MarketBooks, 'get'>, isInPace: () => boolean): void {
  const followed = new Map<string, FollowedLadder>()
  let timer: NodeJS.Timeout | undefined

  function send(ladder: FollowedLadder): void {
    const { marketId, runnerId } = ladder
    const runner = books.get(marketId)?.runners.get(runnerId)
    if (!runner || runner === ladder.sent) return
    ladder.sent = runner
    const { back, lay, traded, lastOdds } = runner
    const docs = {
      marketId,
      runnerId,
      back,
      lay,
      ...(traded && {
        traded: traded.slice(0, mostTraded).map(({ odds, size }) => ({ odds, run: 0, size })),
      }),
      ...(lastOdds !== undefined && { lastOdd: lastOdds }),
    }
    socket.emit(ladderChanged.event, z.encode(ladderChanged.payload, { docs }))
  }

  const stop = (): void => {
    clearInterval(timer)
    timer = undefined
  }
  const keyOf = (of: { marketId: string; runnerId: string }): string =>
    JSON.stringify([of.marketId, of.runnerId])

  onClientEvent(socket, subscribeLadder, isInPace, ({ marketId, runnerId }) => {
    const key = keyOf({ marketId, runnerId })
    if (!followed.has(key) && followed.size >= mostLadders)
      return { error: { code: 'too-many-subscriptions', message: `At most ${mostLadders} ladders at once` } }
    const ladder = { marketId, runnerId, sent: undefined }
    followed.set(key, ladder)
    timer ??= setInterval(() => followed.forEach(send), everyMs)
    send(ladder)
    return {}
  })
  onClientEvent(socket, unsubscribeLadder, isInPace, (of) => {
    followed.delete(keyOf(of))
    if (followed.size === 0) stop()
    return {}
  })
  socket.once('disconnect', stop)
}
