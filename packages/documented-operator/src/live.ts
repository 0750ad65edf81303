import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import { written, type Manners } from './http.ts'
import type { Store } from './store.ts'

/**
 * The documented events over sockets. The token is in a header or in the query, in a variation also in the auth payload;
 * without one there is no connection.
 */
export function createLive(http: HttpServer, store: Store, manners: Manners) {
  const io = new Server(http, { serveClient: false })
  io.use((socket, next) => {
    const { headers, query, auth } = socket.handshake
    const given =
      headers.authorization ??
      headers['x-authentication'] ??
      query['token'] ??
      query['authorization'] ??
      (manners.has('socketTokenInAuth') ? auth['token'] : undefined)
    const session = store.sessions.get(String(given).replace(/^bearer /i, ''))
    if (!session || !store.isSocketOn) return next(new Error('Unauthorized'))
    ;(socket.data as { userId: string }).userId = session.account.id
    void socket.join(`user ${session.account.id}`)
    return next()
  })
  io.on('connection', (socket) => {
    const statuses = (eventId: unknown) =>
      store.markets
        .filter(({ event }) => event.id === eventId)
        .map(({ id, status, event }) => ({ marketId: id, eventId: event.id, status }))
    const eventIdOf = (given: unknown) => (given as { eventId?: unknown } | undefined)?.eventId
    socket.on('active', () => {})
    socket.on(
      'postEventSubscription',
      (given: unknown) => void socket.join(`event ${String(eventIdOf(given))}`),
    )
    socket.on('deleteEventSubscription', (given: unknown) =>
      socket.leave(`event ${String(eventIdOf(given))}`),
    )
    socket.on('getAllEvent', () => {})
    socket.on('getAllMarket', () => {})
    socket.on('getMarketStatusByEventId', (given: unknown) =>
      socket.emit('getMarketStatusByEventId', { docs: statuses(eventIdOf(given)) }),
    )
  })

  function emit(rooms: string | undefined, event: string, payload?: object) {
    const target = rooms === undefined ? io : io.to(rooms)
    const sent = manners.strikes('malformedEvents') ? 'malformed' : payload && written(payload, manners)
    target.emit(event, sent)
    if (manners.strikes('duplicatedEvents')) target.emit(event, sent)
    if (manners.strikes('eventsOfOthers') && rooms?.startsWith('user')) io.emit(event, sent)
  }
  return {
    toAll: (event: string, payload?: object) => emit(undefined, event, payload),
    toUser: (userId: string, event: string, payload?: object) => emit(`user ${userId}`, event, payload),
    toEvent: (eventId: string, event: string, payload?: object) => emit(`event ${eventId}`, event, payload),
    close: () => io.close(),
  }
}

export type Live = ReturnType<typeof createLive>
