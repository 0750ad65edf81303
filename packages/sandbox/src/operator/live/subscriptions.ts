import {
  eventScore,
  heartbeat,
  marketChanged,
  subscribeEvent,
  subscribeMarket,
  unsubscribeEvent,
  unsubscribeMarket,
  type Market,
  type PayloadOf,
} from '@kit/sdk/contract'
import type { Socket } from 'socket.io'
import * as z from 'zod/mini'
import type { Scores } from '../scores/scores.ts'
import { imageChange } from '../markets/marketChange.ts'
import type { Announcement } from '../announcements/announcements.ts'
import type { MarketBooks } from '../markets/marketBooks.ts'
import { createRateLimit } from '../http/rateLimit.ts'
import { onClientEvent } from './onClientEvent.ts'

const mostSubscriptions = 50

const mostRemembered = 1000

/**
 * Rate of repeated images, e.g. after a gap or when a list scrolls back: everything a socket may follow
 * immediately, later ones in turn. Changes arrive meanwhile.
 */
const repeatedImages = { perSecond: 2, burst: mostSubscriptions }

export const eventRoom = (eventId: string): string => `event:${eventId}`
export const marketRoom = (marketId: string): string => `market:${marketId}`

export function payloadsByMarket({ event, payload }: Announcement): { marketId: string; payload: unknown }[] {
  if (event !== marketChanged && event !== heartbeat) return []
  const { docs } = payload as PayloadOf<typeof marketChanged | typeof heartbeat>
  return docs.map((one) => ({ marketId: one.marketId, payload: { docs: [one] } }))
}

interface SubscriptionServices {
  books: Pick<MarketBooks, 'get' | 'listEvent'>
  scores: Pick<Scores, 'published'>
  clock(): number
}

/** Serves subscriptions to events and single markets. Each starts with images. */
export function serveSubscriptions(
  socket: Socket,
  { books, scores, clock }: SubscriptionServices,
  isInPace: () => boolean,
): void {
  const followed = new Set<string>()
  const had = new Set<string>()
  const repeats = createRateLimit(repeatedImages, clock)
  const owed = new Map<string, () => readonly Market[]>()
  let waiting: ReturnType<typeof setTimeout> | undefined

  const sendImage = (markets: readonly Market[]): void => {
    const docs = markets.map(imageChange)
    if (docs.length > 0) socket.emit(marketChanged.event, z.encode(marketChanged.payload, { docs }))
  }
  const sendOwed = (): void => {
    waiting = undefined
    for (const [room, markets] of owed) {
      if (!repeats.allows('images')) break
      owed.delete(room)
      sendImage(markets())
    }
    if (owed.size > 0) waiting = setTimeout(sendOwed, 1000 / repeatedImages.perSecond)
  }
  socket.once('disconnect', () => {
    owed.clear()
    clearTimeout(waiting)
  })

  const follow = (room: string, markets: () => readonly Market[]): Record<string, unknown> => {
    if (!followed.has(room) && followed.size >= mostSubscriptions)
      return { error: { code: 'too-many-subscriptions', message: 'At most 50 subscriptions at once' } }
    followed.add(room)
    void socket.join(room)
    if (had.has(room)) {
      owed.set(room, markets)
      if (waiting === undefined) sendOwed()
      return {}
    }
    // Only the latest of thousands of followed events are remembered.
    if (had.size >= mostRemembered) had.clear()
    had.add(room)
    sendImage(markets())
    return {}
  }
  const leave = (room: string): Record<string, unknown> => {
    followed.delete(room)
    owed.delete(room)
    void socket.leave(room)
    return {}
  }

  onClientEvent(socket, subscribeEvent, isInPace, ({ eventId }) => {
    const answer = follow(eventRoom(eventId), () => books.listEvent(eventId))
    const score = 'error' in answer ? undefined : scores.published(eventId)
    if (score) socket.emit(eventScore.event, z.encode(eventScore.payload, { docs: score }))
    return answer
  })
  onClientEvent(socket, unsubscribeEvent, isInPace, ({ eventId }) => leave(eventRoom(eventId)))
  onClientEvent(socket, subscribeMarket, isInPace, ({ marketId }) =>
    follow(marketRoom(marketId), () => {
      const live = books.get(marketId)
      return live ? [live.published] : []
    }),
  )
  onClientEvent(socket, unsubscribeMarket, isInPace, ({ marketId }) => leave(marketRoom(marketId)))
}
