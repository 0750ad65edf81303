import {
  active,
  disconnectedByHand,
  eventScore,
  marketChanged,
  subscribeEvent,
  unsubscribeEvent,
  type AnySocketEvent,
  type PayloadOf,
} from '@kit/sdk/contract'
import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server, type Socket } from 'socket.io'
import * as z from 'zod/mini'
import type { Announce, Announcement } from '../announcements.ts'
import type { Login } from '../http/route.ts'
import { imageChange } from '../markets/marketChange.ts'
import type { MarketBooks } from '../markets/marketBooks.ts'
import type { Scores } from '../scores/scores.ts'
import { createSocketPace, hearClient } from './clientEvents.ts'
import { dropSlowConsumers } from './slowConsumers.ts'

export interface LiveServices {
  books: MarketBooks
  scores: Pick<Scores, 'told'>
  clock(): number
  findLogin(token: string): Promise<Login | undefined>
  hear(listener: Announce): () => void
  /** Whether the operator wants sockets at all now. */
  usesSocket(): boolean
  /** Whether a player may have one live page only. */
  allowsOneScreen(): boolean
  /** Origins besides the operator's own that may open a socket, e.g. a development server's. */
  origins: readonly string[]
}

const mostSubscriptions = 50

const eventRoom = (eventId: string) => `event:${eventId}`
const userRoom = (userId: string) => `user:${userId}`
const playersRoom = 'players'
const sessionRoom = (sessionHash: string) => `session:${sessionHash}`

function isOwnOrigin({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers
  // Programs that are not browsers send none; it is browsers that carry somebody else's page.
  if (origin === undefined || origins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

function roomOf({ to }: Announcement): string | undefined {
  if ('everyone' in to) return undefined
  if ('players' in to) return playersRoom
  return 'userId' in to ? userRoom(to.userId) : eventRoom(to.eventId)
}

/** The operator's socket: images and changes of followed events in order, and word of what concerns a player. */
export function createLive(server: HttpServer, services: LiveServices) {
  const { books, scores, clock, findLogin, hear, usesSocket, allowsOneScreen, origins } = services
  const io = new Server(server, {
    serveClient: false,
    transports: ['websocket'],
    perMessageDeflate: false,
    maxHttpBufferSize: 16 * 1024,
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request, origins)),
  })

  const loginEnds = new Map<string, number>()

  io.use(async (socket, next) => {
    if (!usesSocket()) return next(new Error('socket-off'))
    const token: unknown = socket.handshake.auth['token']
    if (token === undefined || token === null || token === '') return next()
    const login = typeof token === 'string' ? await findLogin(token).catch(() => undefined) : undefined
    // A login that still owes its second factor hears no more than a stranger.
    if (!login || login.owesSecondFactor) return next(new Error('unauthorized'))
    loginEnds.set(socket.id, login.expiresAt.getTime())
    const { id, userType } = login.account
    const isPlayer = userType === 'user'
    if (isPlayer && allowsOneScreen()) tell(userRoom(id), disconnectedByHand, {})
    await socket.join([userRoom(id), sessionRoom(login.sessionHash), ...(isPlayer ? [playersRoom] : [])])
    return next()
  })

  function sendImages(socket: Socket, eventId: string): void {
    const docs = books.listEvent(eventId).map(imageChange)
    if (docs.length > 0) socket.emit(marketChanged.event, z.encode(marketChanged.payload, { docs }))
    const score = scores.told(eventId)
    if (score) socket.emit(eventScore.event, z.encode(eventScore.payload, { docs: score }))
  }

  /** A login that has run out hears nothing more, though nobody ended it. */
  function cutExpired(): void {
    for (const [id, endMs] of loginEnds)
      if (clock() >= endMs) {
        loginEnds.delete(id)
        io.in(id).disconnectSockets(true)
      }
  }

  io.on('connection', (socket) => {
    socket.once('disconnect', () => loginEnds.delete(socket.id))
    const isInPace = createSocketPace(clock)
    const followed = new Set<string>()

    hearClient(socket, active, isInPace, () => ({}))
    hearClient(socket, subscribeEvent, isInPace, ({ eventId }) => {
      if (!followed.has(eventId) && followed.size >= mostSubscriptions)
        return { error: { code: 'too-many-subscriptions', message: 'At most 50 events at once' } }
      followed.add(eventId)
      void socket.join(eventRoom(eventId))
      sendImages(socket, eventId)
      return {}
    })
    hearClient(socket, unsubscribeEvent, isInPace, ({ eventId }) => {
      followed.delete(eventId)
      void socket.leave(eventRoom(eventId))
      return {}
    })
  })

  // Encoded here once; the adapter writes the same bytes to every socket of the room.
  const tell = <E extends AnySocketEvent>(room: string | undefined, event: E, payload: PayloadOf<E>) =>
    (room === undefined ? io : io.to(room)).emit(event.event, z.encode(event.payload, payload))

  const stopHearing = hear((said) => tell(roomOf(said), said.event, said.payload))
  const timer = setInterval(() => {
    dropSlowConsumers(io)
    cutExpired()
  }, 1000)

  return {
    endSession: (sessionHash: string) => io.in(sessionRoom(sessionHash)).disconnectSockets(true),
    /** Cuts all sockets. */
    endAll: () => io.local.disconnectSockets(true),
    /** Cuts all sockets; the HTTP server closes elsewhere. */
    stop(): void {
      clearInterval(timer)
      stopHearing()
      io.local.disconnectSockets(true)
    },
  }
}
