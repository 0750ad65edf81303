import {
  askEvents,
  askMarkets,
  askMarketStatus,
  marketStatusReported,
  type AnySocketQuestion,
  type SocketAnswerOf,
} from '@kit/sdk/contract'
import type { Socket } from 'socket.io'
import * as z from 'zod/mini'
import { createRateLimit } from '../http/rateLimit.ts'
import { homeDocument } from '../markets/homeDocument.ts'
import type { MarketBooks } from '../markets/marketBooks.ts'
import { onClientEvent } from './onClientEvent.ts'

/** Rates of requests for whole lists: per kind and socket, and for all of one address. */
const perSocket = { perSecond: 1, burst: 1 }
const perAddress = { perSecond: 5, burst: 20 }

/** Maximum age of a list in ms. Lists depend on the time too, so an answer expires without a change. */
const mostAgeMs = 1000

const tooOften = { error: { code: 'too-many-events', message: 'Ask for everything once a second at most' } }

/** Encodes published data once, for all requests until it changes. */
function published<Docs>(books: Pick<MarketBooks, 'revision'>, clock: () => number, make: () => Docs) {
  let kept: { revision: number; at: number; docs: Docs } | undefined
  return (): Docs => {
    const { revision } = books
    const at = clock()
    if (kept?.revision !== revision || at - kept.at > mostAgeMs || at < kept.at)
      kept = { revision, at, docs: make() }
    return kept.docs
  }
}

export function createQuestions(
  books: Pick<MarketBooks, 'list' | 'listEvent' | 'isPresentable' | 'revision'>,
  clock: () => number,
): (socket: Socket, address: string, isInPace: () => boolean) => void {
  const ofAddress = createRateLimit(perAddress, clock)
  const answerOf = <Q extends AnySocketQuestion>(question: Q, docs: () => SocketAnswerOf<Q>) =>
    published(books, clock, () => z.encode(question.answer, docs()))
  const events = answerOf(askEvents, () => {
    const { ongoing, upcoming } = homeDocument(books.list(), clock(), books.isPresentable)
    return [...ongoing, ...upcoming]
  })
  const markets = answerOf(askMarkets, () => books.list())

  return (socket, address, isInPace) => {
    const ofSocket = createRateLimit(perSocket, clock)
    const mayAsk = (question: AnySocketQuestion): boolean =>
      ofSocket.allows(question.event) && ofAddress.allows(address)
    const answer = (question: AnySocketQuestion, docs: () => unknown) =>
      onClientEvent(socket, question, isInPace, () => (mayAsk(question) ? { docs: docs() } : tooOften))

    answer(askEvents, events)
    answer(askMarkets, markets)
    onClientEvent(socket, askMarketStatus, isInPace, ({ eventId }) => {
      const docs = books.listEvent(eventId).map(({ id, status }) => ({ marketId: id, eventId, status }))
      socket.emit(marketStatusReported.event, z.encode(marketStatusReported.payload, { docs }))
      return {}
    })
  }
}
