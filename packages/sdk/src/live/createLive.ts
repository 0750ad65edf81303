import * as z from 'zod/mini'
import {
  active,
  heartbeat,
  marketChanged,
  readPayload,
  subscribeEvent,
  subscribeMarket,
  unsubscribeEvent,
  unsubscribeMarket,
  type AnySocketEvent,
  type PayloadOf,
} from '../contract/socket.ts'
import type { Live, LiveStatus } from '../operator.ts'
import type { Session } from '../session/session.ts'
import { countedSubscriptions } from './countedSubscriptions.ts'
import { createImageRequests } from './imageRequests.ts'
import { mayHear } from './mayHear.ts'
import { jittered, type Reconnection } from './reconnection.ts'
import { watchSilence } from './silence.ts'

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
  /** The wall clock, ms since the epoch. */
  now(): number
  /** Monotonic ms; the browser's unless told. */
  monotonicNow?: (() => number) | undefined
  /** Tells when the page goes on after it was frozen or put aside. Returns how to stop. */
  onWake?: ((listener: () => void) => () => void) | undefined
  onError(error: unknown, where: string): void
}

type MarketChanged = PayloadOf<typeof marketChanged>

/** An event of the contract and who hears it. */
interface Heard {
  declaration: AnySocketEvent
  heard: Set<(payload: never) => void>
}

const activeEveryMs = 30_000

/** The one socket of a site: connects while allowed, comes back by itself, resubscribes, and reads every payload by its schema. */
export function createLive(ports: LivePorts): Live & { allow(isAllowed: boolean): void; close(): void } {
  const { session } = ports
  const reconnection = ports.reconnection ?? jittered()
  const statusListeners = new Set<(status: LiveStatus) => void>()
  const listeners = new Map<string, Heard>()
  let status: LiveStatus = 'off'
  let socket: LiveSocket | undefined
  let isAllowed = true
  let isHeld = false
  let isClosed = false
  let attempt = 0
  // Each connection has a number; what an older one still says or fails is not heard.
  let generation = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  const events = countedSubscriptions({
    begin: (eventId, onAnswer) => send(subscribeEvent, { eventId }, onAnswer),
    end: (eventId, onAnswer) => send(unsubscribeEvent, { eventId }, onAnswer),
  })
  const markets = countedSubscriptions({
    begin: (marketId, onAnswer) => send(subscribeMarket, { marketId }, onAnswer),
    end: (marketId, onAnswer) => send(unsubscribeMarket, { marketId }, onAnswer),
  })
  const imagesAsked = new Set<string>()
  const images = createImageRequests(({ eventId, marketId }) => {
    if (events.has(eventId)) askOnce(`event ${eventId}`, () => send(subscribeEvent, { eventId }))
    else if (markets.has(marketId)) askOnce(`market ${marketId}`, () => send(subscribeMarket, { marketId }))
    else return false
    return true
  })
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

  function hear(event: string, payload: unknown): void {
    const entry = listeners.get(event)
    if (!entry || !mayHear(entry.declaration, session.get()?.userType)) return
    let read: unknown
    try {
      read = readPayload(entry.declaration, payload)
    } catch (error) {
      ports.onError(error, `socket event ${event}`)
      if (entry.declaration.rowsStandAlone) void passFitting(entry, payload)
      return
    }
    pass(entry, read)
  }

  function pass({ declaration, heard }: Heard, read: unknown): void {
    if (images.isWaiting() && declaration === marketChanged) imagesIn(read as MarketChanged)
    for (const listener of heard) listener(read as never)
  }

  /** Passes what fits of a payload that was refused as a whole. It may come late: changes of markets carry their sequence. */
  async function passFitting(entry: Heard, payload: unknown): Promise<void> {
    const { fittingRows } = await import('../codec/compressedAnswer.ts')
    let read: unknown
    try {
      ;({ read } = fittingRows(entry.declaration.payload, payload))
    } catch {
      // Nothing of it can be believed, and that has been reported.
      return
    }
    pass(entry, read)
  }

  function imagesIn({ docs }: MarketChanged): void {
    for (const { isImage, marketId } of docs) if (isImage) images.came(marketId)
  }

  /** Many markets of an event may miss a change at one time; one image mends them all. */
  function askOnce(what: string, ask: () => void): void {
    if (imagesAsked.has(what)) return
    imagesAsked.add(what)
    queueMicrotask(() => {
      imagesAsked.delete(what)
      ask()
    })
  }

  const mayConnect = () => !isClosed && !isHeld && isAllowed && (ports.visitors || session.get() !== null)

  async function connect(): Promise<void> {
    clearTimeout(retry)
    generation += 1
    const mine = generation
    silence.end()
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
      silence.begin()
      images.forgetAll()
      setStatus('live')
      events.beginAll()
      markets.beginAll()
    })
    next.on(heartbeat.event, () => {
      if (mine === generation) silence.beat()
    })
    next.on('disconnect', (reason) => lost(mine, reason))
    next.on('connect_error', (error) => lost(mine, error))
    for (const event of listeners.keys()) wireEvent(next, event, mine)
  }

  function wireEvent(to: LiveSocket, event: string, mine: number): void {
    to.on(event, (payload) => {
      if (mine === generation && silence.heard()) hear(event, payload)
    })
  }

  function lost(mine: number, cause: unknown): void {
    if (mine !== generation) return
    generation += 1
    silence.end()
    images.forgetAll()
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
  // What was said meanwhile nobody heard, whether or not the connection looks alive.
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
    followEvent: events.follow,
    followMarket: markets.follow,
    askForImage: images.want,
    send,
    hold(next) {
      if (next === isHeld) return
      isHeld = next
      void connect()
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
    allow(next) {
      if (next === isAllowed) return
      isAllowed = next
      void connect()
    },
    close() {
      isClosed = true
      unsubscribeSession()
      stopWake?.()
      clearInterval(activeTimer)
      silence.stop()
      images.forgetAll()
      void connect()
    },
  }
}
