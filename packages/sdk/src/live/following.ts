import {
  marketChanged,
  subscribeEvent,
  subscribeMarket,
  unsubscribeEvent,
  unsubscribeMarket,
  type AnySocketEvent,
  type PayloadOf,
} from '../contract/socket.ts'
import type { Live } from '../operator.ts'
import { countedSubscriptions } from './countedSubscriptions.ts'
import { createImageRequests } from './imageRequests.ts'
import { createImagesOnTheirWay } from './imagesOnTheirWay.ts'

/** Combines requests of one turn: if several markets of an event miss a change at once, one image of the event is enough. */
function oncePerTurn() {
  const asked = new Set<string>()
  return (what: string, ask: () => void): void => {
    if (asked.has(what)) return
    asked.add(what)
    queueMicrotask(() => {
      asked.delete(what)
      ask()
    })
  }
}

const roomOf = { event: (id: string) => `event ${id}`, market: (id: string) => `market ${id}` }

/** Follows events and markets over the current connection. */
export function createFollowing(send: Live['send'], monotonicNow: () => number) {
  const onTheirWay = createImagesOnTheirWay(monotonicNow)
  const events = countedSubscriptions({
    begin(eventId, onAnswer) {
      if (send(subscribeEvent, { eventId }, onAnswer)) onTheirWay.begin(roomOf.event(eventId))
    },
    end: (eventId, onAnswer) => send(unsubscribeEvent, { eventId }, onAnswer),
  })
  const markets = countedSubscriptions({
    begin(marketId, onAnswer) {
      if (send(subscribeMarket, { marketId }, onAnswer)) onTheirWay.begin(roomOf.market(marketId))
    },
    end: (marketId, onAnswer) => send(unsubscribeMarket, { marketId }, onAnswer),
  })
  const askOnce = oncePerTurn()
  const images = createImageRequests({
    ask({ eventId, marketId }) {
      if (events.has(eventId)) askOnce(roomOf.event(eventId), () => send(subscribeEvent, { eventId }))
      else if (markets.has(marketId))
        askOnce(roomOf.market(marketId), () => send(subscribeMarket, { marketId }))
      else return false
      return true
    },
    leftMs: ({ eventId, marketId }) =>
      onTheirWay.leftMs(events.has(eventId) ? roomOf.event(eventId) : roomOf.market(marketId), marketId),
  })
  return {
    followEvent: events.follow,
    followMarket: markets.follow,
    requestImage: images.want,
    /** A new connection has no subscriptions, and sends all images. */
    beginAll(): void {
      events.beginAll()
      markets.beginAll()
    },
    forgetImages: images.forgetAll,
    /** Checks a payload for images that were requested. */
    see(declaration: AnySocketEvent, payload: unknown): void {
      if (declaration !== marketChanged) return
      for (const { isImage, marketId } of (payload as PayloadOf<typeof marketChanged>).docs) {
        if (!isImage) continue
        onTheirWay.came(marketId)
        images.came(marketId)
      }
    },
  }
}
