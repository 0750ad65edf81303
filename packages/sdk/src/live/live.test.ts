import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askEvents, askMarkets, askMarketStatus } from '../contract/marketEvents.ts'
import { pointsChanged } from '../contract/playerEvents.ts'
import { marketChanged } from '../contract/socket.ts'
import { createSession, type Login } from '../session/session.ts'
import { memoryTokenStore } from '../session/tokenStore.ts'
import { countedSubscriptions } from './countedSubscriptions.ts'
import { askLive } from './ask.ts'
import { createLive, type LiveSocket } from './createLive.ts'
import { asSpecified, jittered } from './reconnection.ts'
import { socketIo } from './socketIo.ts'

class FakeSocket implements LiveSocket {
  readonly credentials: Record<string, string>
  readonly emitted: [string, unknown][] = []
  private heard = new Map<string, ((payload: unknown) => void)[]>()
  isOpen = false
  constructor(credentials: Record<string, string>) {
    this.credentials = credentials
  }
  on(event: string, listener: (payload: unknown) => void) {
    this.heard.set(event, [...(this.heard.get(event) ?? []), listener])
  }
  /** What the operator answers a question; none, and it stays open. */
  answer: unknown
  emit(event: string, payload: unknown, onAnswer?: (answer: unknown) => void) {
    this.emitted.push([event, payload])
    if (this.answer !== undefined) onAnswer?.(this.answer)
  }
  connect() {}
  disconnect() {
    this.isOpen = false
  }
  say(event: string, payload?: unknown) {
    for (const listener of this.heard.get(event) ?? []) listener(payload)
  }
}

const player: Login = { token: 't', userType: 'user' }

function given({ login = player, visitors = false }: { login?: Login | null; visitors?: boolean } = {}) {
  const sockets: FakeSocket[] = []
  const errors: string[] = []
  const session = createSession(memoryTokenStore(login))
  const page: { wake?: () => void } = {}
  const live = createLive({
    session,
    visitors,
    handshake: { domainType: 'b2c', clientKey: 'key' },
    reconnection: { delayMs: () => 1_000 },
    now: Date.now,
    onWake(listener) {
      page.wake = listener
      return () => delete page.wake
    },
    onError: (_error, where) => errors.push(where),
    connectSocket: async (credentials) => {
      const socket = new FakeSocket(credentials)
      sockets.push(socket)
      return socket
    },
  })
  return { live, sockets, errors, session, page }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the socket', () => {
  it('SOCK-008 connects for a login and not for a visitor', async () => {
    const { sockets, session, live } = given({ login: null })
    await settle()
    expect(sockets).toHaveLength(0)
    expect(live.getStatus()).toBe('off')
    session.begin({ token: 'new', userType: 'user' }, false)
    await settle()
    expect(sockets).toHaveLength(1)
    expect(sockets[0]!.credentials).toMatchObject({ token: 'new' })
  })

  it('connects visitors without a token where the site asks for it', async () => {
    const { sockets } = given({ login: null, visitors: true })
    await settle()
    expect(sockets[0]!.credentials).toEqual({ domainType: 'b2c', clientKey: 'key' })
  })

  it('SOCK-007 carries the client key and the domain type in its handshake', async () => {
    const { sockets } = given()
    await settle()
    expect(sockets[0]!.credentials).toMatchObject({ clientKey: 'key', domainType: 'b2c' })
  })

  it('SOCK-010 is held back while the configuration blocks it', async () => {
    const { live, sockets } = given()
    await settle()
    sockets[0]!.say('connect')
    live.allow(false)
    await settle()
    expect(live.getStatus()).toBe('off')
    live.allow(true)
    await settle()
    expect(sockets).toHaveLength(2)
  })

  it('SOCK-001 SOCK-003 comes back by itself, however often it is lost, and subscribes again', async () => {
    const { live, sockets } = given()
    await settle()
    sockets[0]!.say('connect')
    live.followEvent('e1')
    for (let turn = 0; turn < 20; turn += 1) {
      sockets.at(-1)!.say('disconnect', 'transport close')
      expect(live.getStatus()).toBe('connecting')
      await vi.advanceTimersByTimeAsync(1_000)
      sockets.at(-1)!.say('connect')
      expect(live.getStatus()).toBe('live')
      expect(sockets.at(-1)!.emitted).toEqual([['postEventSubscription', { eventId: 'e1' }]])
    }
    expect(sockets).toHaveLength(21)
  })

  it('SOCK-011 says active every 30 s while connected', async () => {
    const { sockets } = given()
    await settle()
    sockets[0]!.say('connect')
    await vi.advanceTimersByTimeAsync(90_000)
    expect(sockets[0]!.emitted.filter(([event]) => event === 'active')).toHaveLength(3)
  })

  it('SOCK-012 SOCK-013 subscribes with the first screen and unsubscribes with the last', async () => {
    const { live, sockets } = given()
    await settle()
    sockets[0]!.say('connect')
    const first = live.followEvent('e1')
    const second = live.followEvent('e1')
    first()
    first()
    expect(sockets[0]!.emitted).toEqual([['postEventSubscription', { eventId: 'e1' }]])
    second()
    expect(sockets[0]!.emitted.at(-1)).toEqual(['deleteEventSubscription', { eventId: 'e1' }])
  })

  it('a forged or expired token ends the login instead of trying for ever', async () => {
    const { session, sockets, live } = given()
    await settle()
    sockets[0]!.say('connect_error', new Error('unauthorized'))
    await settle()
    expect(session.get()).toBeNull()
    expect(live.getStatus()).toBe('off')
  })

  it('hears nothing of a connection that was replaced', async () => {
    const { live, sockets, session } = given()
    await settle()
    sockets[0]!.say('connect')
    const heard = vi.fn<(payload: unknown) => void>()
    live.on(pointsChanged, heard)
    session.begin({ token: 'other', userType: 'user' }, false)
    await settle()
    sockets[0]!.say(pointsChanged.event, {})
    expect(heard).not.toHaveBeenCalled()
    sockets[1]!.say(pointsChanged.event, {})
    expect(heard).toHaveBeenCalledOnce()
  })

  it('SOCK-048 tournamentUpdated is ignored without an error', async () => {
    const { sockets, errors } = given()
    await settle()
    sockets[0]!.say('connect')
    sockets[0]!.say('tournamentUpdated', { any: 'thing' })
    expect(errors).toEqual([])
  })

  it('SOCK-050 is closed while the socket-disconnect flag is set, and nothing tries again', async () => {
    const { live, sockets, session } = given()
    await settle()
    sockets[0]!.say('connect')
    live.hold(true)
    expect(live.getStatus()).toBe('off')
    sockets[0]!.say('disconnect', 'transport close')
    session.begin({ token: 'other', userType: 'user' }, false)
    live.allow(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(1)
    live.hold(false)
    await settle()
    expect(sockets).toHaveLength(2)
  })

  it('SOCK-049 opens one connection and no other, whatever is followed', async () => {
    const { live, sockets } = given()
    await settle()
    sockets[0]!.say('connect')
    live.followEvent('e1')
    live.followMarket('m1')
    live.on(marketChanged, () => {})
    await vi.advanceTimersByTimeAsync(4_000)
    expect(sockets).toHaveLength(1)
  })

  it('SOCK-006 carries the token in the handshake and the domain type in the query, and no token in an address', async () => {
    const socket = await socketIo('http://operator.test')({
      token: 'secret',
      domainType: 'b2c',
      clientKey: 'k',
    })
    const { auth, io } = socket as unknown as {
      auth: unknown
      io: { opts: { query: unknown; reconnection: boolean } }
    }
    expect(auth).toEqual({ token: 'secret' })
    expect(io.opts.query).toEqual({ domainType: 'b2c', clientKey: 'k' })
    expect(io.opts.reconnection).toBe(false)
  })

  it('follows a single market, and again after a reconnection', async () => {
    const { live, sockets } = given()
    await settle()
    sockets[0]!.say('connect')
    const leave = live.followMarket('m1')
    sockets[0]!.say('disconnect', 'transport close')
    await vi.advanceTimersByTimeAsync(1_000)
    sockets[1]!.say('connect')
    leave()
    expect(sockets[1]!.emitted).toEqual([
      ['postMarketSubscription', { marketId: 'm1' }],
      ['deleteMarketSubscription', { marketId: 'm1' }],
    ])
  })

  it('asks once for the images of an event, however many of its markets missed something', async () => {
    const { live, sockets } = given()
    await settle()
    sockets[0]!.say('connect')
    live.followEvent('e1')
    live.followMarket('m9')
    sockets[0]!.emitted.length = 0
    for (const marketId of ['m1', 'm2', 'm3']) live.askForImage({ eventId: 'e1', marketId })
    live.askForImage({ eventId: 'e9', marketId: 'm9' })
    live.askForImage({ eventId: 'nobody', marketId: 'follows' })
    await settle()
    expect(sockets[0]!.emitted).toEqual([
      ['postEventSubscription', { eventId: 'e1' }],
      ['postMarketSubscription', { marketId: 'm9' }],
    ])
    live.askForImage({ eventId: 'e1', marketId: 'm1' })
    await settle()
    expect(sockets[0]!.emitted).toHaveLength(3)
  })

  it('drops and reports a payload of any wrong shape, and goes on', async () => {
    const { live, sockets, errors } = given()
    await settle()
    sockets[0]!.say('connect')
    const heard = vi.fn<(payload: unknown) => void>()
    live.on(marketChanged, heard)
    fc.assert(
      fc.property(fc.anything(), (payload) => {
        fc.pre(!(payload as { docs?: unknown } | null)?.docs)
        sockets[0]!.say(marketChanged.event, payload)
      }),
      { numRuns: 200 },
    )
    expect(heard).not.toHaveBeenCalled()
    expect(errors.length).toBeGreaterThan(0)
    sockets[0]!.say(marketChanged.event, { docs: [{ _id: 'm', epoch: 'a', seq: 0, image: true }] })
    expect(heard).toHaveBeenCalledOnce()
  })
})

describe('a payload of which one row does not fit', () => {
  const change = (id: string, more = {}) => ({ _id: id, epoch: 'a', seq: 1, image: true, ...more })

  it('is reported, and its other rows are heard', async () => {
    vi.useRealTimers()
    const { live, sockets, errors } = given()
    await vi.waitFor(() => expect(sockets).toHaveLength(1))
    sockets[0]!.say('connect')
    const heard: string[][] = []
    live.on(marketChanged, ({ docs }) => void heard.push(docs.map(({ marketId }) => marketId)))
    sockets[0]!.say(marketChanged.event, {
      docs: [change('m1'), change('m2', { inPlay: 'soon' }), change('m3')],
    })
    // What reads the rest of a payload is loaded when it is first needed.
    await vi.waitFor(() => expect(heard).toEqual([['m1', 'm3']]), 10_000)
    expect(errors).toEqual([`socket event ${marketChanged.event}`])
    live.close()
  })

  it('is not heard at all when what does not fit is money', async () => {
    vi.useRealTimers()
    const { live, sockets } = given()
    await vi.waitFor(() => expect(sockets).toHaveLength(1))
    sockets[0]!.say('connect')
    const heard = vi.fn<(payload: unknown) => void>()
    live.on(marketChanged, heard)
    sockets[0]!.say(marketChanged.event, { docs: [change('m1'), change('m2', { totalMatched: 0.001 })] })
    sockets[0]!.say(marketChanged.event, { docs: [change('m3', { status: 5 }), change('m4')] })
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), 10_000)
    expect(heard.mock.calls[0]![0]).toMatchObject({ docs: [{ marketId: 'm4' }] })
    live.close()
  })
})

describe('a connection that died without a word', () => {
  const beat = { docs: [] }

  it('SOCK-009 is found by the check of each second: not after two heartbeats, and within 6 s', async () => {
    const { live, sockets } = given()
    await settle()
    sockets[0]!.say('connect')
    for (let beats = 0; beats < 10; beats += 1) {
      sockets[0]!.say('heartbeat', beat)
      await vi.advanceTimersByTimeAsync(2_500)
      expect(live.getStatus()).toBe('live')
    }
    sockets[0]!.say('heartbeat', beat)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(live.getStatus()).toBe('live')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(live.getStatus()).toBe('connecting')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sockets).toHaveLength(2)
  })

  it('is not presumed of an operator that sends no heartbeats', async () => {
    const { live, sockets } = given()
    await settle()
    sockets[0]!.say('connect')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(live.getStatus()).toBe('live')
    expect(sockets).toHaveLength(1)
  })

  it('is presumed after the machine slept, heartbeats or none', async () => {
    const { live, sockets } = given()
    await settle()
    sockets[0]!.say('connect')
    await vi.advanceTimersByTimeAsync(2_000)
    // The wall clock runs on while no timer does.
    vi.setSystemTime(Date.now() + 3_600_000)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(live.getStatus()).toBe('connecting')
  })

  it('is not presumed when the clock is set back', async () => {
    const { live, sockets } = given()
    await settle()
    sockets[0]!.say('connect')
    sockets[0]!.say('heartbeat', beat)
    vi.setSystemTime(Date.now() - 3_600_000)
    for (let beats = 0; beats < 4; beats += 1) {
      await vi.advanceTimersByTimeAsync(2_500)
      sockets[0]!.say('heartbeat', beat)
    }
    expect(live.getStatus()).toBe('live')
  })
})

describe('a page that was frozen or put aside', () => {
  const market = (isImage: boolean) => ({ docs: [{ _id: 'm', epoch: 'a', seq: 1, image: isImage }] })

  it('takes what it slept through as a drop: connects anew, follows again, and hears nothing of the old connection', async () => {
    const { live, sockets, page } = given()
    await settle()
    sockets[0]!.say('connect')
    live.followEvent('e1')
    const heard = vi.fn<(payload: unknown) => void>()
    live.on(marketChanged, heard)
    page.wake?.()
    expect(live.getStatus()).toBe('connecting')
    sockets[0]!.say(marketChanged.event, market(true))
    expect(heard).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    sockets[1]!.say('connect')
    expect(sockets[1]!.emitted).toEqual([['postEventSubscription', { eventId: 'e1' }]])
  })

  it('leaves a connection that is on its way alone, and listens no more once the site has ended', async () => {
    const { live, sockets, page } = given()
    await settle()
    page.wake?.()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sockets).toHaveLength(1)
    live.close()
    expect(page.wake).toBeUndefined()
  })

  it('does not believe what arrives first after a silence that no timer could find', async () => {
    const { live, sockets } = given()
    await settle()
    sockets[0]!.say('connect')
    sockets[0]!.say('heartbeat', { docs: [] })
    const heard = vi.fn<(payload: unknown) => void>()
    live.on(marketChanged, heard)
    // The wall clock runs on while no timer does; then what had piled up is delivered.
    vi.setSystemTime(Date.now() + 60_000)
    sockets[0]!.say(marketChanged.event, market(false))
    expect(heard).not.toHaveBeenCalled()
    expect(live.getStatus()).toBe('connecting')
  })

  it('notices silence though somebody keeps setting the clock back', async () => {
    const { live, sockets } = given()
    await settle()
    sockets[0]!.say('connect')
    sockets[0]!.say('heartbeat', { docs: [] })
    for (let seconds = 0; seconds < 7; seconds += 1) {
      vi.setSystemTime(Date.now() - 1_000)
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(live.getStatus()).toBe('connecting')
  })
})

describe('an image that was asked for', () => {
  const image = { docs: [{ _id: 'm1', epoch: 'a', seq: 4, image: true }] }
  const askedIn = (socket: FakeSocket) =>
    socket.emitted.filter(([event]) => event === 'postEventSubscription')

  it('is asked for again until it comes, on an operator without heartbeats too', async () => {
    const { live, sockets } = given()
    await settle()
    sockets[0]!.say('connect')
    live.on(marketChanged, () => {})
    live.followEvent('e1')
    live.askForImage({ eventId: 'e1', marketId: 'm1' })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(askedIn(sockets[0]!)).toHaveLength(3)
    sockets[0]!.say(marketChanged.event, { docs: [{ ...image.docs[0], image: false }] })
    await vi.advanceTimersByTimeAsync(4_000)
    expect(askedIn(sockets[0]!)).toHaveLength(4)
    sockets[0]!.say(marketChanged.event, image)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(askedIn(sockets[0]!)).toHaveLength(4)
  })

  it('comes by itself with a new connection', async () => {
    const { live, sockets } = given()
    await settle()
    sockets[0]!.say('connect')
    live.followEvent('e1')
    live.askForImage({ eventId: 'e1', marketId: 'm1' })
    sockets[0]!.say('disconnect', 'transport close')
    await vi.advanceTimersByTimeAsync(1_000)
    sockets[1]!.say('connect')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(askedIn(sockets[1]!)).toHaveLength(1)
  })
})

describe('what a client may ask', () => {
  async function asking(answer: unknown) {
    const { live, sockets } = given()
    await settle()
    sockets[0]!.say('connect')
    sockets[0]!.answer = answer
    return { live, socket: sockets[0]! }
  }

  it('SOCK-014 SOCK-016 asks for all events and for all markets, and reads the answer', async () => {
    const { live, socket } = await asking({ docs: [] })
    expect(await askLive(live, askEvents, {})).toEqual([])
    expect(await askLive(live, askMarkets, {})).toEqual([])
    expect(socket.emitted.map(([event]) => event)).toEqual(['getAllEvent', 'getAllMarket'])
  })

  it('SOCK-015 asks for the status of an event’s markets', async () => {
    const { live, socket } = await asking({})
    expect(live.send(askMarketStatus, { eventId: 'e1' })).toBe(true)
    expect(socket.emitted).toEqual([['getMarketStatusByEventId', { eventId: 'e1' }]])
  })

  it.each([
    [{ error: { code: 'too-many-events', message: 'Slow down' } }, 'refused', 'Slow down'],
    [{ docs: [{ not: 'an event' }] }, 'malformed', 'The answer could not be read'],
    [7, 'malformed', 'The answer could not be read'],
  ])('fails in words when it is answered %j', async (answer, kind, message) => {
    const { live } = await asking(answer)
    await expect(askLive(live, askEvents, {})).rejects.toMatchObject({ kind, message })
  })

  it('fails when no answer comes, and at once without a connection', async () => {
    const { live } = await asking(undefined)
    const failure = askLive(live, askEvents, {}).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await failure).toMatchObject({ kind: 'timeout' })
    live.hold(true)
    await expect(askLive(live, askEvents, {})).rejects.toMatchObject({ kind: 'unreachable' })
    expect(live.send(askMarketStatus, { eventId: 'e1' })).toBe(false)
  })
})

describe('reconnection', () => {
  it('SOCK-002 SOCK-004 SOCK-005 offers the specification’s numbers as they stand', () => {
    expect(asSpecified.settings).toEqual({
      reconnectionDelay: 10_000,
      reconnectionDelayMax: 5_000,
      randomizationFactor: 0.5,
      reconnectionAttempts: Number.POSITIVE_INFINITY,
    })
    expect(asSpecified.delayMs(0)).toBe(5_000)
  })

  it('jittered spreads clients over the whole wait and never waits beyond 10 s', () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.double({ min: 0, max: 0.999, noNaN: true }), (attempt, random) => {
        const delay = jittered(() => random).delayMs(attempt)
        expect(delay).toBeGreaterThanOrEqual(0)
        expect(delay).toBeLessThanOrEqual(10_000)
      }),
    )
    expect(jittered(() => 0.5).delayMs(20)).toBe(5_000)
  })
})

describe('counted subscriptions', () => {
  it('begin and end exactly at the edges, whatever the order of screens', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.boolean())), (steps) => {
        const open = new Set<string>()
        const subscriptions = countedSubscriptions({
          begin: (id) => {
            expect(open.has(id)).toBe(false)
            open.add(id)
          },
          end: (id) => expect(open.delete(id)).toBe(true),
        })
        const held: Record<string, (() => void)[]> = { a: [], b: [] }
        for (const [id, isIn] of steps) {
          if (isIn) held[id]!.push(subscriptions.follow(id))
          else held[id]!.pop()?.()
          expect(open.has(id)).toBe(held[id]!.length > 0)
        }
      }),
    )
  })
})
