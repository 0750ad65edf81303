import type { EventSummary } from '@kit/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { frameMode, framePages, type FrameMode } from '../http/framePages.ts'
import { homeDocument } from '../markets/homeDocument.ts'
import type { MarketBooks } from '../markets/marketBooks.ts'
import { boardBody, boardRefreshSeconds } from '../scores/boardPage.ts'
import type { Scores } from '../scores/scores.ts'
import { ballByBallBody, eventBody, sportsBody, type BookPlace } from './bookBody.ts'

// A placeholder for a provider's sports book: events with current prices by sport and event, and ball-by-ball
// games. It accepts no bets, and its page says so.

/** The path is under `api`, so that a proxy for calls passes it on too. */
const path = '/api/common/game/sportsBook/'
const ballByBall = 'ball-by-ball'
const refreshSeconds = 10

const foot =
  '<p class="small">Prices as they trade. This page stands in for a provider’s sports book: bets are placed on the exchange.</p>'

export interface SportsBookServices {
  books: Pick<MarketBooks, 'list' | 'listEvent' | 'isPresentable'>
  scores: Pick<Scores, 'get'>
  origins: readonly string[]
  clock(): number
}

export function addSportsBook(app: FastifyInstance, { books, scores, origins, clock }: SportsBookServices) {
  const send = framePages(origins)
  /** Links keep the mode of their page. */
  const placeIn = (mode: FrameMode): BookPlace => ({
    addressOf: (id) => path + encodeURIComponent(id) + (mode === undefined ? '' : `?mode=${mode}`),
    scoreOf: (eventId) => scores.get(eventId),
  })
  const backIn = ({ addressOf }: BookPlace) => `<p><a href="${addressOf('')}">All sports</a></p>`

  const bodyOf = (id: string, events: readonly EventSummary[], place: BookPlace): string | undefined => {
    const back = backIn(place)
    if (id === '') return sportsBody(events, place, false)
    const ofSport = events.filter(({ eventType }) => eventType.id === id)
    if (ofSport.length > 0) return back + sportsBody(ofSport, place, true)
    const markets = books.listEvent(id)
    const board = scores.get(id)
    return markets.length > 0 ? back + eventBody(markets, board ? boardBody(board) : '') : undefined
  }

  const pageOf = (id: string, query: unknown) => {
    const place = placeIn(frameMode(query))
    const { ongoing, upcoming } = homeDocument(books.list(), clock(), books.isPresentable)
    const events = [...ongoing, ...upcoming]
    if (id === ballByBall)
      return {
        status: 200,
        title: 'Ball by ball',
        refreshSeconds: boardRefreshSeconds,
        body: ballByBallBody(events, place, boardBody) + foot,
      }
    const body = bodyOf(id, events, place)
    return {
      status: body === undefined ? 404 : 200,
      title: 'Sports Book',
      refreshSeconds,
      body:
        body === undefined
          ? `${backIn(place)}<h1>There is nothing of this name in the book now.</h1>`
          : body + foot,
    }
  }

  app.get(path, async ({ query }, reply) => send(reply, pageOf('', query)))
  app.get<{ Params: { id: string } }>(`${path}:id`, async ({ params, query }, reply) =>
    send(reply, pageOf(params.id, query)),
  )
}
