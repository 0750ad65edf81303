import {
  askEvents,
  askMarkets,
  askMarketStatus,
  marketStatusTold,
  type AnySocketQuestion,
  type SocketAnswerOf,
} from '@kit/sdk/contract'
import type { Socket } from 'socket.io'
import * as z from 'zod/mini'
import { homeDocument } from '../markets/homeDocument.ts'
import type { MarketBooks } from '../markets/marketBooks.ts'
import { onClientEvent } from './onClientEvent.ts'

/** Answers requests over the socket for events, markets and market states. */
export function answerQuestions(
  socket: Socket,
  books: Pick<MarketBooks, 'list' | 'listEvent'>,
  clock: () => number,
  isInPace: () => boolean,
): void {
  const answer = <Q extends AnySocketQuestion>(question: Q, docs: () => SocketAnswerOf<Q>) =>
    onClientEvent(socket, question, isInPace, () => ({ docs: z.encode(question.answer, docs()) }))

  answer(askEvents, () => {
    const { ongoing, upcoming } = homeDocument(books.list(), clock())
    return [...ongoing, ...upcoming]
  })
  answer(askMarkets, () => books.list())
  onClientEvent(socket, askMarketStatus, isInPace, ({ eventId }) => {
    const docs = books.listEvent(eventId).map(({ id, status }) => ({ marketId: id, eventId, status }))
    socket.emit(marketStatusTold.event, z.encode(marketStatusTold.payload, { docs }))
    return {}
  })
}
