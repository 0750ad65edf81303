import {
  active,
  readPayload,
  subscribeEvent,
  unsubscribeEvent,
  type AnySocketEvent,
} from '../contract/socket.ts'
import type { Live, LiveStatus } from '../operator.ts'
import type { Session } from '../session/session.ts'
import { countedSubscriptions } from './countedSubscriptions.ts'
import { jittered, type Reconnection } from './reconnection.ts'

/** The little of a socket that live events need; socket.io-client's `Socket` fits. */
export interface LiveSocket {
  on(event: string, listener: (payload: unknown) => void): unknown
  emit(event: string, ...payload: unknown[]): unknown
  connect(): unknown
  disconnect(): unknown
}

/** Makes a socket that does not reconnect by itself: when to try again is this module's decision. */
export type ConnectSocket = (credentials: Record<string, string>) => Promise<LiveSocket>

export interface LivePorts {
  session: Session
  connectSocket: ConnectSocket
  /** What the handshake carries beside the token: domain type and client key. */
  handshake: Readonly<Record<string, string>>
  /** Visitors get a socket too. Off, only a login connects (SOCK-008). */
  visitors: boolean
  reconnection?: Reconnection | undefined
  onError(error: unknown, where: string): void
}

const activeEveryMs = 30_000

/** The one socket of a site: connects while allowed, comes back by itself, resubscribes, and reads every payload by its schema. */
export function createLive(ports: LivePorts): Live & { allow(isAllowed: boolean): void; close(): void } {
  const { session } = ports
  const reconnection = ports.reconnection ?? jittered()
  const statusListeners = new Set<(status: LiveStatus) => void>()
  const listeners = new Map<string, { declaration: AnySocketEvent; heard: Set<(payload: never) => void> }>()
  let status: LiveStatus = 'off'
  let socket: LiveSocket | undefined
  let isAllowed = true
  let isHalted = false
  let isClosed = false
  let attempt = 0
  // Each connection has a number; what an older one still says or fails is not heard.
  let generation = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  const followed = countedSubscriptions({
    begin: (eventId) => send(subscribeEvent, { eventId }),
    end: (eventId) => send(unsubscribeEvent, { eventId }),
  })

  function setStatus(next: LiveStatus): void {
    if (next === status) return
    status = next
    for (const listener of statusListeners) listener(next)
  }

  function send(event: AnySocketEvent, payload: unknown): void {
    if (status === 'live') socket?.emit(event.event, payload)
  }

  function hear(event: string, payload: unknown): void {
    const entry = listeners.get(event)
    if (!entry) return
    let read: unknown
    try {
      read = readPayload(entry.declaration, payload)
    } catch (error) {
      return ports.onError(error, `socket event ${event}`)
    }
    for (const listener of entry.heard) listener(read as never)
  }

  const mayConnect = () => !isClosed && !isHalted && isAllowed && (ports.visitors || session.get() !== null)

  async function connect(): Promise<void> {
    clearTimeout(retry)
    generation += 1
    const mine = generation
    socket?.disconnect()
    socket = undefined
    if (!mayConnect()) return setStatus('off')
    setStatus('connecting')
    const login = session.get()
    try {
      const next = await ports.connectSocket({ ...ports.handshake, ...(login && { token: login.token }) })
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
      setStatus('live')
      for (const eventId of followed.ids()) send(subscribeEvent, { eventId })
    })
    next.on('disconnect', (reason) => lost(mine, reason))
    next.on('connect_error', (error) => lost(mine, error))
    for (const event of listeners.keys()) wireEvent(next, event, mine)
  }

  function wireEvent(to: LiveSocket, event: string, mine: number): void {
    to.on(event, (payload) => {
      if (mine === generation) hear(event, payload)
    })
  }

  function lost(mine: number, cause: unknown): void {
    if (mine !== generation) return
    generation += 1
    socket?.disconnect()
    socket = undefined
    // The operator's own word that the token is no good; anything else is weather.
    if (cause instanceof Error && cause.message === 'unauthorized') return session.end('expired')
    setStatus('connecting')
    retry = setTimeout(() => void connect(), reconnection.delayMs(attempt))
    attempt += 1
  }

  let token = session.get()?.token
  const unsubscribeSession = session.subscribe(() => {
    const next = session.get()?.token
    if (next === token) return
    token = next
    void connect()
  })
  const heartbeat = setInterval(() => send(active, {}), activeEveryMs)
  void connect()

  return {
    getStatus: () => status,
    onStatus(listener) {
      statusListeners.add(listener)
      return () => statusListeners.delete(listener)
    },
    followEvent: followed.follow,
    askForImage(eventId) {
      if (followed.ids().includes(eventId)) send(subscribeEvent, { eventId })
    },
    on(declaration, listener) {
      const entry = listeners.get(declaration.event) ?? { declaration, heard: new Set() }
      if (!listeners.has(declaration.event)) {
        listeners.set(declaration.event, entry)
        if (socket) wireEvent(socket, declaration.event, generation)
      }
      entry.heard.add(listener as (payload: never) => void)
      return () => entry.heard.delete(listener as (payload: never) => void)
    },
    halt() {
      isHalted = true
      void connect()
    },
    allow(next) {
      if (next === isAllowed) return
      isAllowed = next
      void connect()
    },
    close() {
      isClosed = true
      unsubscribeSession()
      clearInterval(heartbeat)
      void connect()
    },
  }
}
