import { active, disconnectedByHand, heartbeat, type AnySocketEvent, type PayloadOf } from '@kit/sdk/contract'
import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server, type Socket } from 'socket.io'
import * as z from 'zod/mini'
import { loginTokenOf } from '../accounts/loginHeaders.ts'
import type { Announce, Announcement } from '../announcements/announcements.ts'
import { networkOf } from '../http/networkOf.ts'
import type { Login } from '../http/route.ts'
import type { TrustedProxies } from '../http/trustedProxies.ts'
import type { MarketBooks } from '../markets/marketBooks.ts'
import type { Scores } from '../scores/scores.ts'
import { createSocketPace, onClientEvent } from './onClientEvent.ts'
import { serveLadders } from './ladders.ts'
import { createQuestions } from './questions.ts'
import { dropSlowConsumers } from './slowConsumers.ts'
import { eventRoom, serveSubscriptions, marketRoom, payloadsByMarket } from './subscriptions.ts'

export interface LiveServices {
  books: MarketBooks
  scores: Pick<Scores, 'published'>
  clock(): number
  findLogin(token: string): Promise<Login | undefined>
  subscribe(listener: Announce): () => void
  announce: Announce
  usesSocket(): boolean
  allowsOneScreen(): boolean
  /** Called with each connecting page and its user before anything is sent. */
  onSocket?: ((socket: Socket, userName: string | undefined) => void) | undefined
  /** Origins whose pages may open a socket: the operator's own, and that of a development server. */
  origins: readonly string[]
  proxies: Pick<TrustedProxies, 'clientAddress'>
}

const userRoom = (userId: string) => `user:${userId}`
const playersRoom = 'players'
const sessionRoom = (sessionHash: string) => `session:${sessionHash}`

/** Returns the token of a login from the handshake, or from the cookie that matches the handshake's token. */
function tokenOf({ handshake }: Socket): string | undefined {
  const given: unknown = handshake.auth['token']
  return typeof given === 'string' && given !== '' ? loginTokenOf(given, handshake.headers.cookie) : undefined
}

function isOwnOrigin({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  // Only browsers send an origin, and only they run another site's pages.
  return headers.origin === undefined || origins.includes(headers.origin)
}

function roomOf(to: Announcement['to']): string | undefined {
  if ('everyone' in to) return undefined
  if ('players' in to) return playersRoom
  return 'userId' in to ? userRoom(to.userId) : eventRoom(to.eventId)
}

/**
 * Creates the operator's Socket.IO server: market images and ordered changes to followers, and a player's own
 * events.
 */
export function createLive(server: HttpServer, services: LiveServices) {
  const {
    books,
    scores,
    clock,
    findLogin,
    subscribe,
    announce,
    usesSocket,
    allowsOneScreen,
    origins,
    proxies,
  } = services
  const io = new Server(server, {
    serveClient: false,
    transports: ['websocket'],
    perMessageDeflate: false,
    maxHttpBufferSize: 16 * 1024,
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request, origins)),
  })

  const answerQuestions = createQuestions(books, clock)
  const loginEnds = new Map<string, number>()
  const userNames = new WeakMap<Socket, string>()
  const userIds = new Map<string, string>()

  io.use(async (socket, next) => {
    if (!usesSocket()) return next(new Error('socket-off'))
    const given: unknown = socket.handshake.auth['token']
    if (given === undefined || given === null || given === '') return next()
    const token = tokenOf(socket)
    const login = token === undefined ? undefined : await findLogin(token).catch(() => undefined)
    // A login without its second factor is treated as a stranger.
    if (!login) return next(new Error('unauthorized'))
    // This ends no login, because its second step may still be completed.
    if (login.owesSecondFactor) return next(new Error('second-factor-due'))
    loginEnds.set(socket.id, login.expiresAt.getTime())
    const { id, userName, userType } = login.account
    userNames.set(socket, userName)
    userIds.set(socket.id, id)
    const isPlayer = userType === 'user'
    if (isPlayer && allowsOneScreen())
      announce({ to: { userId: id, butFor: socket.id }, event: disconnectedByHand, payload: {} })
    await socket.join([userRoom(id), sessionRoom(login.sessionHash), ...(isPlayer ? [playersRoom] : [])])
    return next()
  })

  /**
   * Disconnects a socket whose login ended while it connected, since `endSession` finds only connected
   * sockets.
   */
  async function cutEnded(socket: Socket): Promise<void> {
    const token = tokenOf(socket)
    if (token === undefined) return
    if (!(await findLogin(token).catch(() => undefined))) socket.disconnect(true)
  }

  function cutExpired(): void {
    for (const [id, endMs] of loginEnds)
      if (clock() >= endMs) {
        loginEnds.delete(id)
        io.in(id).disconnectSockets(true)
      }
  }

  io.on('connection', (socket) => {
    services.onSocket?.(socket, userNames.get(socket))
    socket.once('disconnect', () => {
      loginEnds.delete(socket.id)
      userIds.delete(socket.id)
    })
    void cutEnded(socket)
    const isInPace = createSocketPace(clock)
    onClientEvent(socket, active, isInPace, () => ({}))
    serveSubscriptions(socket, { books, scores, clock }, isInPace)
    serveLadders(socket, books, isInPace)
    answerQuestions(socket, networkOf(proxies.clientAddress(socket.request)), isInPace)
    // Sent immediately, so that a client can distinguish silence from an operator without heartbeats.
    socket.emit(heartbeat.event, z.encode(heartbeat.payload, { docs: [] }))
  })

  // Encodes an event once for all sockets of the room.
  function emit<E extends AnySocketEvent>(to: Announcement['to'], event: E, payload: PayloadOf<E>): void {
    const room = roomOf(to)
    const all = room === undefined ? io : io.to(room)
    const others = 'without' in to && to.without ? all.except(to.without.map(userRoom)) : all
    const sockets = 'butFor' in to && to.butFor !== undefined ? others.except(to.butFor) : others
    sockets.emit(event.event, z.encode(event.payload, payload))
  }

  /** Sends a market's data to followers of that market who do not follow its event. */
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
    socketCount: (): number => io.engine.clientsCount,
    connectedUsers: (): string[] => [
      ...new Set(
        [...userIds].flatMap(([socketId, userId]) => (io.of('/').sockets.has(socketId) ? userId : [])),
      ),
    ],
    endSession: (sessionHash: string) => io.in(sessionRoom(sessionHash)).disconnectSockets(true),
    endAll: () => io.local.disconnectSockets(true),
    stop(): void {
      clearInterval(timer)
      unsubscribe()
      io.local.disconnectSockets(true)
    },
  }
}
