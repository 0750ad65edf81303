import { active, disconnectedByHand, heartbeat, type AnySocketEvent, type PayloadOf } from '@kit/sdk/contract'
import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server, type Socket } from 'socket.io'
import * as z from 'zod/mini'
import type { Announce, Announcement } from '../announcements/announcements.ts'
import type { Login } from '../http/route.ts'
import type { MarketBooks } from '../markets/marketBooks.ts'
import type { Scores } from '../scores/scores.ts'
import { createSocketPace, onClientEvent } from './onClientEvent.ts'
import { serveLadders } from './ladders.ts'
import { answerQuestions } from './questions.ts'
import { dropSlowConsumers } from './slowConsumers.ts'
import { eventRoom, serveSubscriptions, marketRoom, payloadsByMarket } from './subscriptions.ts'

export interface LiveServices {
  books: MarketBooks
  scores: Pick<Scores, 'published'>
  clock(): number
  findLogin(token: string): Promise<Login | undefined>
  subscribe(listener: Announce): () => void
  announce: Announce
  /** Whether the operator wants sockets at all now. */
  usesSocket(): boolean
  /** Whether a player may have one live page only. */
  allowsOneScreen(): boolean
  /** Sees every page that connects, and whose it is, before anything is sent to it. */
  onSocket?: ((socket: Socket, userName: string | undefined) => void) | undefined
  /** Origins besides the operator's own that may open a socket, e.g. a development server's. */
  origins: readonly string[]
}

const userRoom = (userId: string) => `user:${userId}`
const playersRoom = 'players'
const sessionRoom = (sessionHash: string) => `session:${sessionHash}`

function isOwnOrigin({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers
  // Programs that are not browsers send none; it is browsers that carry somebody else's page.
  if (origin === undefined || origins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

function roomOf(to: Announcement['to']): string | undefined {
  if ('everyone' in to) return undefined
  if ('players' in to) return playersRoom
  return 'userId' in to ? userRoom(to.userId) : eventRoom(to.eventId)
}

/** The operator's socket: images and changes of followed events in order, and word of what concerns a player. */
export function createLive(server: HttpServer, services: LiveServices) {
  const { books, scores, clock, findLogin, subscribe, announce, usesSocket, allowsOneScreen, origins } =
    services
  const io = new Server(server, {
    serveClient: false,
    transports: ['websocket'],
    perMessageDeflate: false,
    maxHttpBufferSize: 16 * 1024,
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request, origins)),
  })

  const loginEnds = new Map<string, number>()
  const userNames = new WeakMap<Socket, string>()

  io.use(async (socket, next) => {
    if (!usesSocket()) return next(new Error('socket-off'))
    const token: unknown = socket.handshake.auth['token']
    if (token === undefined || token === null || token === '') return next()
    const login = typeof token === 'string' ? await findLogin(token).catch(() => undefined) : undefined
    // A login that still owes its second factor hears no more than a stranger.
    if (!login || login.owesSecondFactor) return next(new Error('unauthorized'))
    loginEnds.set(socket.id, login.expiresAt.getTime())
    const { id, userName, userType } = login.account
    userNames.set(socket, userName)
    const isPlayer = userType === 'user'
    if (isPlayer && allowsOneScreen())
      announce({ to: { userId: id, butFor: socket.id }, event: disconnectedByHand, payload: {} })
    await socket.join([userRoom(id), sessionRoom(login.sessionHash), ...(isPlayer ? [playersRoom] : [])])
    return next()
  })

  /** A login that has run out hears nothing more, though nobody ended it. */
  function cutExpired(): void {
    for (const [id, endMs] of loginEnds)
      if (clock() >= endMs) {
        loginEnds.delete(id)
        io.in(id).disconnectSockets(true)
      }
  }

  io.on('connection', (socket) => {
    services.onSocket?.(socket, userNames.get(socket))
    socket.once('disconnect', () => loginEnds.delete(socket.id))
    const isInPace = createSocketPace(clock)
    onClientEvent(socket, active, isInPace, () => ({}))
    serveSubscriptions(socket, { books, scores }, isInPace)
    serveLadders(socket, books, isInPace)
    answerQuestions(socket, books, clock, isInPace)
    // At once, so that the client expects the next: who goes silent before a first one could not be told from who never beats.
    socket.emit(heartbeat.event, z.encode(heartbeat.payload, { docs: [] }))
  })

  // Encoded here once; the adapter writes the same bytes to every socket of the room.
  function emit<E extends AnySocketEvent>(to: Announcement['to'], event: E, payload: PayloadOf<E>): void {
    const room = roomOf(to)
    const all = room === undefined ? io : io.to(room)
    const sockets = 'butFor' in to && to.butFor !== undefined ? all.except(to.butFor) : all
    sockets.emit(event.event, z.encode(event.payload, payload))
  }

  /** Those who follow one market hear of it alone; those who follow its event as well hear it once. */
  function emitToMarketFollowers(announcement: Announcement): void {
    for (const { marketId, payload } of payloadsByMarket(announcement)) {
      const room = marketRoom(marketId)
      if (!io.of('/').adapter.rooms.has(room)) continue
      io.to(room)
        .except(roomOf(announcement.to) ?? [])
        .emit(announcement.event.event, z.encode(announcement.event.payload as z.ZodMiniType, payload))
    }
  }

  const unsubscribe = subscribe((announcement) => {
    emit(announcement.to, announcement.event, announcement.payload)
    emitToMarketFollowers(announcement)
  })
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
      unsubscribe()
      io.local.disconnectSockets(true)
    },
  }
}
