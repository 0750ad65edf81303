import * as z from 'zod/mini'
import { active, heartbeat } from '../contract/socket.ts'
import type { Live, LiveStatus } from '../operator.ts'
import type { Session } from '../session/session.ts'
import { createFollowing } from './following.ts'
import { createPayloadListeners } from './payloadListeners.ts'
import { jittered, type Reconnection } from './reconnection.ts'
import { watchSilence } from './silence.ts'

/** The part of a socket that live events need. The `Socket` of socket.io-client has it. */
export interface LiveSocket {
  on(event: string, listener: (payload: unknown) => void): unknown
  emit(event: string, ...payload: unknown[]): unknown
  connect(): unknown
  disconnect(): unknown
}

/** Makes a socket to an origin. It does not reconnect by itself: `createLive` decides when to try again. */
export type ConnectSocket = (credentials: Record<string, string>, host: string) => Promise<LiveSocket>

export interface LivePorts {
  session: Session
  connectSocket: ConnectSocket
  /** Returns the origin of the socket's server. Call `move` after it has changed. */
  host(): string
  /** The fields of the handshake in addition to the token: domain type and client key. */
  handshake(): Readonly<Record<string, string>>
  /** True if visitors get a socket too. If false, only a login connects (SOCK-008). */
  visitors: boolean
  /** True if a socket may be opened at the start; `allow` changes it. Default: true. */
  isAllowed?: boolean
  reconnection?: Reconnection | undefined
  /** The wall clock, ms since the epoch. */
  now(): number
  /** Monotonic time in ms. Default: the browser's. */
  monotonicNow?: (() => number) | undefined
  /**
   * Calls the listener when the page resumes after it was frozen. Returns a function that stops it.
   */
  onWake?: ((listener: () => void) => () => void) | undefined
  onError(error: unknown, where: string): void
}

const activeEveryMs = 30_000

/** The socket's interface for its owner. */
export interface LiveOfSite extends Live {
  allow(isAllowed: boolean): void
  /** Connects to the site's new server if `host` has changed. */
  move(): void
  close(): void
}

/** The one socket of a site: connects while allowed, reconnects, subscribes again, and parses every payload by its schema. */
export function createLive(ports: LivePorts): LiveOfSite {
  const { session } = ports
  const reconnection = ports.reconnection ?? jittered()
  const statusListeners = new Set<(status: LiveStatus) => void>()
  let status: LiveStatus = 'off'
  let socket: LiveSocket | undefined
  let isAllowed = ports.isAllowed ?? true
  let isHeld = false
  let isClosed = false
  let attempt = 0
  let host = ports.host()
  // Each connection has a number; events and errors of older ones are ignored.
  let generation = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  const clocks = { now: ports.now, monotonicNow: ports.monotonicNow ?? (() => performance.now()) }
  const silence = watchSilence(clocks, () => lost(generation, 'silence'))

  function setStatus(next: LiveStatus): void {
    if (next === status) return
    status = next
    for (const listener of statusListeners) listener(next)
  }

  const send: Live['send'] = (event, payload, onAnswer) => {
    if (status !== 'live' || !socket) return false
    const sent = z.encode(event.payload, payload as never)
    if (onAnswer) socket.emit(event.event, sent, onAnswer)
    else socket.emit(event.event, sent)
    return true
  }

  const following = createFollowing(send, clocks.monotonicNow)
  const payloads = createPayloadListeners({
    session,
    onEvent: (event) => socket && wireEvent(socket, event, generation),
    onRead: following.see,
    onError: ports.onError,
  })

  /** Returns the token of the login. While its second factor is pending, a login counts as a visitor (AUTH-073). */
  const tokenNow = () => {
    const login = session.get()
    return login?.owesSecondFactor ? undefined : login?.token
  }
  const mayConnect = () => !isClosed && !isHeld && isAllowed && (ports.visitors || tokenNow() !== undefined)

  async function connect(): Promise<void> {
    clearTimeout(retry)
    generation += 1
    const mine = generation
    silence.end()
    socket?.disconnect()
    socket = undefined
    if (!mayConnect()) return setStatus('off')
    setStatus('connecting')
    const own = tokenNow()
    try {
      const credentials = { ...ports.handshake(), ...(own && { token: own }) }
      const next = await ports.connectSocket(credentials, host)
      if (mine !== generation) return void next.disconnect()
      socket = next
      wire(next, mine)
      next.connect()
    } catch (error) {
      if (mine === generation) lost(mine, error)
    }
  }

  function wire(next: LiveSocket, mine: number): void {
    next.on('connect', () => {
      if (mine !== generation) return
      attempt = 0
      silence.begin()
      following.forgetImages()
      setStatus('live')
      following.beginAll()
    })
    next.on(heartbeat.event, () => {
      if (mine === generation) silence.beat()
    })
    next.on('disconnect', (reason) => lost(mine, reason))
    next.on('connect_error', (error) => lost(mine, error))
    for (const event of payloads.events()) wireEvent(next, event, mine)
  }

  function wireEvent(to: LiveSocket, event: string, mine: number): void {
    to.on(event, (payload) => {
      if (mine === generation && silence.received()) payloads.receive(event, payload)
    })
  }

  function lost(mine: number, cause: unknown): void {
    if (mine !== generation) return
    generation += 1
    silence.end()
    following.forgetImages()
    socket?.disconnect()
    socket = undefined
    // Only the operator's refusal of the token ends the login. Every other cause is a broken connection.
    if (cause instanceof Error && cause.message === 'unauthorized') return session.end('expired')
    setStatus('connecting')
    retry = setTimeout(() => void connect(), reconnection.delayMs(attempt))
    attempt += 1
  }

  let token = tokenNow()
  const unsubscribeSession = session.subscribe(() => {
    const next = tokenNow()
    if (next === token) return
    token = next
    void connect()
  })
  // Events were missed while the page slept, even if the connection looks alive.
  const stopWake = ports.onWake?.(() => {
    if (status === 'live') lost(generation, 'sleep')
  })
  const activeTimer = setInterval(() => send(active, {}), activeEveryMs)
  void connect()

  return {
    getStatus: () => status,
    onStatus(listener) {
      statusListeners.add(listener)
      return () => statusListeners.delete(listener)
    },
    followEvent: following.followEvent,
    followMarket: following.followMarket,
    requestImage: following.requestImage,
    send,
    hold(next) {
      if (next === isHeld) return
      isHeld = next
      void connect()
    },
    on: payloads.on,
    allow(next) {
      if (next === isAllowed) return
      isAllowed = next
      void connect()
    },
    move() {
      const next = ports.host()
      if (next === host) return
      host = next
      attempt = 0
      void connect()
    },
    close() {
      isClosed = true
      unsubscribeSession()
      stopWake?.()
      clearInterval(activeTimer)
      silence.stop()
      following.forgetImages()
      void connect()
    },
  }
}
