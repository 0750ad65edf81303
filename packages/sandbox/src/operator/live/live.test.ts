import {
  askEvents,
  askMarkets,
  heartbeat,
  ladderChanged,
  marketAdded,
  marketChanged,
  marketsChanged,
  marketStatusReported,
  type AnySocketEvent,
  type MarketChange,
  type PayloadOf,
} from '@kit/sdk/contract'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket as NetSocket } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { opening, testBook, testMarket, testRunner } from '../../testing/fakeFeed.ts'
import { createSessions } from '../accounts/sessions.ts'
import { createLive } from './live.ts'
import { startTestOperator, testOrder, until, type TestOperator } from '../../testing/operator.ts'

/** Market whose image is larger than half a megabyte. */
const manyRunners = testMarket('1.3', {
  runners: Array.from({ length: 300 }, (_none, sort) => ({
    id: String(sort).padEnd(2000, '0'),
    name: `Runner ${sort}`,
    sort,
  })),
})

let operator: TestOperator
const sockets: Socket[] = []

let clockMs = 0

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1'), testMarket('1.2'), manyRunners), {
    clock: () => Date.now() + clockMs,
  })
})
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()))
afterAll(() => operator.sandbox.close())

function open(token?: string, extraHeaders: Record<string, string> = {}): Socket {
  const auth = token === undefined ? {} : { token }
  const socket = io(operator.url, {
    transports: ['websocket'],
    auth,
    reconnection: false,
    forceNew: true,
    extraHeaders,
  })
  sockets.push(socket)
  return socket
}

const connected = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.on('connect', () => resolve('connected'))
    socket.on('connect_error', (error) => resolve(error.message))
  })

function recordChanges(socket: Socket): MarketChange[] {
  const received: MarketChange[] = []
  socket.on(marketChanged.event, (payload) => received.push(...z.decode(marketChanged.payload, payload).docs))
  return received
}

/** Records an event of the contract like a client. A payload that its schema refuses fails the test. */
function recordEvent<E extends AnySocketEvent>(socket: Socket, event: E): PayloadOf<E>[] {
  const received: PayloadOf<E>[] = []
  socket.on(event.event, (payload) => received.push(z.decode(event.payload, payload) as PayloadOf<E>))
  return received
}

const ask = (socket: Socket, event: string, ...payload: unknown[]): Promise<{ error?: { code: string } }> =>
  socket.timeout(2000).emitWithAck(event, ...payload) as Promise<{ error?: { code: string } }>

describe('following an event', () => {
  it('sends an image, then only changes, in an unbroken sequence', async () => {
    const socket = open()
    const received = recordChanges(socket)
    expect(await connected(socket)).toBe('connected')
    await ask(socket, 'postEventSubscription', { eventId: 'event-1.1' })
    await until(async () => received.length === 1)
    expect(received[0]).toMatchObject({ marketId: '1.1', isImage: true, status: 'active' })
    expect(received[0]?.runners).toHaveLength(3)

    // Three moves of one price within a flush are one change.
    for (const back of [201, 203, 204])
      operator.say({ kind: 'book', book: testBook('1.1', { runners: [testRunner('101', { back })] }) })
    operator.say({ kind: 'book', book: testBook('1.2', { status: 'suspended' }) })
    await until(async () => received.length === 2)
    expect(received[1]).toMatchObject({
      seq: (received[0]?.seq ?? 0) + 1,
      epoch: received[0]?.epoch,
      isImage: false,
      runners: [{ id: '101', back: [{ odds: 204 }] }],
    })
    expect(received[1]?.runners[0]).not.toHaveProperty('lay')

    await ask(socket, 'postEventSubscription', { eventId: 'event-1.1' })
    await until(async () => received.length === 3)
    expect(received[2]).toMatchObject({ isImage: true, seq: received[1]?.seq })
  })

  it('sends nothing if a price moves and returns within a flush', async () => {
    const socket = open()
    const received = recordChanges(socket)
    await connected(socket)
    await ask(socket, 'postEventSubscription', { eventId: 'event-1.2' })
    operator.say({ kind: 'book', book: testBook('1.2') })
    await until(async () => received.some((change) => change.status === 'active'))
    const before = received.length
    operator.say({ kind: 'book', book: testBook('1.2', { runners: [testRunner('101', { back: 300 })] }) })
    operator.say({ kind: 'book', book: testBook('1.2') })
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(received).toHaveLength(before)
  })
})

describe('events for everyone', () => {
  it('SOCK-039 SOCK-035 CALL-014 sends getAddMarketUpdate for a new market, and getMarketCacheUpdates for a renamed one', async () => {
    const socket = open()
    const added = recordEvent(socket, marketAdded)
    const changed = recordEvent(socket, marketsChanged)
    await connected(socket)
    operator.say({ kind: 'market', market: testMarket('1.8') })
    await until(async () => added.length > 0)
    expect(added).toEqual([{ docs: { eventId: 'event-1.8', marketId: '1.8' } }])
    operator.say({ kind: 'market', market: testMarket('1.8') })
    operator.say({ kind: 'market', market: testMarket('1.8', { name: 'To Win the Toss' }) })
    await until(async () => changed.length > 0)
    expect([added, changed]).toEqual([[expect.anything()], [{}]])
  })
})

describe('when the operator loses the exchange', () => {
  it('SOCK-026 SOCK-027 CALL-014 sends getBetfairTokenExpired, accepts no bets, and sends getBetfairTokenRefreshed when it is restored', async () => {
    const player = await operator.newPlayer()
    const socket = open()
    const received: string[] = []
    socket.onAny((event: string) => received.push(event))
    const changes = recordChanges(socket)
    await connected(socket)
    await ask(socket, 'postEventSubscription', { eventId: 'event-1.2' })
    const statusNow = () => changes.findLast(({ status }) => status !== undefined)?.status
    operator.say({ kind: 'book', book: testBook('1.2') })
    await until(async () => statusNow() === 'active')

    operator.say({ kind: 'exchange', isThere: false })
    await until(async () => received.includes('getBetfairTokenExpired') && statusNow() === 'suspended')
    expect(await player.place(testOrder('1.2'))).toMatchObject({ body: { code: 'market-suspended' } })

    operator.say({ kind: 'exchange', isThere: true })
    await until(async () => received.includes('getBetfairTokenRefreshed') && statusNow() === 'active')
    expect((await player.place(testOrder('1.2'))).status).toBe(200)
  })
})

describe('following one market', () => {
  it('sends only its image and its changes, once for a follower of its event as well', async () => {
    const { event } = testMarket('1.1')
    operator.say({ kind: 'market', market: testMarket('1.9', { event }) })
    operator.say({ kind: 'book', book: testBook('1.9') })
    const socket = open()
    const received = recordChanges(socket)
    await connected(socket)
    await ask(socket, 'postMarketSubscription', { marketId: '1.9' })
    await until(async () => received.length === 1)
    expect(received[0]).toMatchObject({ marketId: '1.9', isImage: true })

    operator.say({ kind: 'book', book: testBook('1.1', { runners: [testRunner('101', { back: 190 })] }) })
    operator.say({ kind: 'book', book: testBook('1.9', { runners: [testRunner('101', { back: 191 })] }) })
    await until(async () => received.length > 1)
    expect(received.slice(1).map(({ marketId }) => marketId)).toEqual(['1.9'])

    await ask(socket, 'postEventSubscription', { eventId: event.id })
    const before = received.filter(({ marketId }) => marketId === '1.9').length
    operator.say({ kind: 'book', book: testBook('1.9', { runners: [testRunner('101', { back: 192 })] }) })
    await until(async () => received.some(({ runners }) => runners[0]?.back?.[0]?.odds === 192))
    await ask(socket, 'active', {})
    expect(received.filter(({ marketId }) => marketId === '1.9')).toHaveLength(before + 1)

    await ask(socket, 'deleteEventSubscription', { eventId: event.id })
    await ask(socket, 'deleteMarketSubscription', { marketId: '1.9' })
    const receivedUntilThen = received.length
    operator.say({ kind: 'book', book: testBook('1.9', { runners: [testRunner('101', { back: 193 })] }) })
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(received).toHaveLength(receivedUntilThen)
  })
})

describe('heartbeats', () => {
  it('start with the connection, so that silence is noticed from then on', async () => {
    const socket = open()
    const beats = recordEvent(socket, heartbeat)
    await connected(socket)
    await ask(socket, 'active', {})
    expect(beats[0]).toEqual({ docs: [] })
  })

  it('send the last change of each market to followers of an event, and an empty one to others', async () => {
    const [follower, other] = [open(), open()]
    const changes = recordChanges(follower)
    const beats = recordEvent(follower, heartbeat)
    const otherBeats = recordEvent(other, heartbeat)
    await Promise.all([connected(follower), connected(other)])
    await ask(follower, 'postEventSubscription', { eventId: 'event-1.2' })
    operator.say({ kind: 'book', book: testBook('1.2', { runners: [testRunner('101', { back: 222 })] }) })
    const last = await until(async () => {
      const own = beats.flatMap(({ docs }) => docs).filter(({ marketId }) => marketId === '1.2')
      return own.at(-1)
    })
    const lastChange = changes.findLast(({ marketId }) => marketId === '1.2')
    expect(last).toEqual({ marketId: '1.2', epoch: lastChange?.epoch, seq: lastChange?.seq })
    await until(async () => otherBeats.length > 0)
    expect(otherBeats.flatMap(({ docs }) => docs)).toEqual([])
  })
})

describe('a ladder', () => {
  const of = { marketId: '1.1', runnerId: '102' }
  const deep = (best: number) =>
    Array.from({ length: 60 }, (_none, at) => ({ odds: best - at, run: 0, size: BigInt(at + 1) * 100n }))
  const move = (best: number) => {
    const runners = [{ ...testRunner('102'), back: deep(best) }]
    operator.say({ kind: 'book', book: testBook('1.1', { runners }) })
  }

  it('contains all prices of one runner, and all of them again after a change', async () => {
    move(190)
    const socket = open()
    const received = recordEvent(socket, ladderChanged)
    await connected(socket)
    await ask(socket, 'postLadderSubscription', of)
    await until(async () => received.length === 1)
    expect(received[0]?.docs).toEqual({ ...of, back: deep(190), lay: testRunner('102').lay })
    operator.say({ kind: 'book', book: testBook('1.1', { runners: [testRunner('101', { back: 150 })] }) })
    move(191)
    await until(async () => received.length > 1)
    expect(received[1]?.docs.back).toEqual(deep(191))
    // It never contains more than the image of the grid, which is shown next to it.
    const changes = recordChanges(socket)
    await ask(socket, 'postMarketSubscription', { marketId: '1.1' })
    await until(async () => changes.length > 0)
    expect(changes[0]?.runners.find(({ id }) => id === '102')?.back).toEqual(deep(191).slice(0, 3))
  })

  it('sends nothing after it is left, and nothing of an unknown runner', async () => {
    const socket = open()
    const received = recordEvent(socket, ladderChanged)
    await connected(socket)
    expect(await ask(socket, 'postLadderSubscription', { ...of, runnerId: 'nobody' })).toEqual({})
    await ask(socket, 'postLadderSubscription', of)
    await until(async () => received.length === 1)
    await ask(socket, 'deleteLadderSubscription', of)
    await ask(socket, 'postLadderSubscription', { ...of, runnerId: '103' })
    await until(async () => received.length === 2)
    move(180)
    operator.say({ kind: 'book', book: testBook('1.1', { runners: [testRunner('103', { back: 170 })] }) })
    await until(async () => received.length === 3)
    expect(received.slice(1).map(({ docs }) => docs.runnerId)).toEqual(['103', '103'])
  })

  it('contains the amounts matched by price, and the last price', async () => {
    const socket = open()
    const received = recordEvent(socket, ladderChanged)
    await connected(socket)
    const traded = [{ odds: 204, size: 5_000n }]
    const runner = { ...testRunner('102'), traded, lastOdds: 204 }
    operator.say({ kind: 'book', book: testBook('1.1', { runners: [runner] }) })
    await ask(socket, 'postLadderSubscription', { ...of, runnerId: '102' })
    await until(async () => received.length === 1)
    expect(received[0]?.docs).toMatchObject({ traded: [{ odds: 204, run: 0, size: 5_000n }], lastOdd: 204 })
  })

  it('is limited to four at a time', async () => {
    const socket = open()
    await connected(socket)
    for (const runnerId of ['a', 'b', 'c', 'd'])
      expect(await ask(socket, 'postLadderSubscription', { ...of, runnerId })).toEqual({})
    expect(await ask(socket, 'postLadderSubscription', of)).toMatchObject({
      error: { code: 'too-many-subscriptions' },
    })
    expect(await ask(socket, 'postLadderSubscription', { marketId: '1.1' })).toMatchObject({
      error: { code: 'malformed' },
    })
  })
})

describe('requests of a client', () => {
  const docsOf = async (socket: Socket, event: string) =>
    ((await ask(socket, event, {})) as { docs?: unknown }).docs

  it('SOCK-014 CALL-014 answers getAllEvent with the events on the lists', async () => {
    const socket = open()
    await connected(socket)
    const events = z.decode(askEvents.answer, (await docsOf(socket, askEvents.event)) as never)
    expect(events.map(({ event }) => event.id)).toContain('event-1.2')
    expect(events.find(({ event }) => event.id === 'event-1.2')?.mainMarket?.id).toBe('1.2')
  })

  it('answers getAllEvent and getAllMarket once a second, and one address twenty times in a burst', async () => {
    const sockets = Array.from({ length: 25 }, () => open())
    await Promise.all(sockets.map(connected))
    const [first] = sockets
    const again = [await ask(first!, askMarkets.event, {}), await ask(first!, askMarkets.event, {})]
    expect(again.map(({ error }) => error?.code)).toEqual([undefined, 'too-many-events'])
    const all = await Promise.all(sockets.slice(1).map((socket) => ask(socket, askEvents.event, {})))
    const refused = all.filter(({ error }) => error?.code === 'too-many-events').length
    expect(refused).toBeGreaterThan(0)
    expect(refused).toBeLessThan(all.length)
    // The other sockets may ask again.
    clockMs += 10_000
  })

  it('SOCK-012 follows again immediately, however often a list scrolls past the same event', async () => {
    const socket = open()
    const received = recordChanges(socket)
    await connected(socket)
    const of = { eventId: 'event-1.2' }
    const codes = []
    for (let times = 0; times < 70; times++) {
      codes.push((await ask(socket, 'postEventSubscription', of)).error?.code)
      if (times < 69) codes.push((await ask(socket, 'deleteEventSubscription', of)).error?.code)
      // Within the rate limit of all events of a socket.
      clockMs += 100
    }
    expect(new Set(codes)).toEqual(new Set([undefined]))
    const { seq } = received.at(-1)!
    operator.say({ kind: 'book', book: testBook('1.2', { runners: [testRunner('101', { back: 190 })] }) })
    await until(async () => received.some((change) => change.seq > seq))
    clockMs += 10_000
  })

  it('sends images of the same event again fifty times, then two a second, and always the last one', async () => {
    const socket = open()
    const received = recordEvent(socket, marketChanged)
    await connected(socket)
    const storm = async (times: number) => {
      for (let asked = 0; asked < times; asked++) {
        if (asked % 20 === 19) await new Promise((resolve) => setTimeout(resolve, 1000))
        expect(await ask(socket, 'postEventSubscription', { eventId: 'event-1.1' })).toEqual({})
      }
    }
    await storm(75)
    // The first, fifty repetitions, and those allowed within the four seconds.
    expect(received.length).toBeGreaterThanOrEqual(51)
    expect(received.length).toBeLessThanOrEqual(51 + 10)
    const sent = received.length
    // Of all delayed images, only one is sent later.
    await until(async () => received.length > sent)
    await new Promise((resolve) => setTimeout(resolve, 1200))
    expect(received).toHaveLength(sent + 1)
  })

  it('SOCK-016 CALL-014 answers getAllMarket with the markets on the lists', async () => {
    const socket = open()
    await connected(socket)
    const markets = z.decode(askMarkets.answer, (await docsOf(socket, askMarkets.event)) as never)
    expect(markets.find(({ id }) => id === '1.2')).toMatchObject({ runners: { length: 3 } })
  })

  it('SOCK-015 SOCK-022 answers getMarketStatusByEventId with the event of the same name, to the requesting socket only', async () => {
    const [asking, other] = [open(), open()]
    const received = recordEvent(asking, marketStatusReported)
    const receivedByOther = recordEvent(other, marketStatusReported)
    await Promise.all([connected(asking), connected(other)])
    operator.say({ kind: 'book', book: testBook('1.2', { status: 'suspended' }) })
    await until(async () => {
      await ask(asking, 'getMarketStatusByEventId', { eventId: 'event-1.2' })
      return received.at(-1)?.docs[0]?.status === 'suspended'
    })
    expect(received.at(-1)).toEqual({
      docs: [{ marketId: '1.2', eventId: 'event-1.2', status: 'suspended' }],
    })
    await ask(asking, 'getMarketStatusByEventId', { eventId: 'nobody-knows' })
    expect(received.at(-1)).toEqual({ docs: [] })
    expect(receivedByOther).toEqual([])
    operator.say({ kind: 'book', book: testBook('1.2') })
  })
})

describe('connections and their messages', () => {
  it('refuses a forged token', async () => {
    expect(await connected(open('x'.repeat(43)))).toBe('unauthorized')
  })

  it('refuses a page of another origin', async () => {
    const refused = await connected(open(undefined, { origin: 'https://elsewhere.example' }))
    expect(refused).not.toBe('connected')
    expect(await connected(open(undefined, { origin: operator.url }))).toBe('connected')
  })

  it('answers an invalid message as malformed and stays connected', async () => {
    const socket = open()
    await connected(socket)
    for (const payload of [
      undefined,
      null,
      7,
      'event-1.1',
      {},
      { eventId: 5 },
      { eventId: 'x'.repeat(65) },
      [],
    ])
      expect(await ask(socket, 'postEventSubscription', payload)).toMatchObject({
        error: { code: 'malformed' },
      })
    socket.emit('nobodyKnowsThis', { a: 1 })
    expect(await ask(socket, 'active', {})).toEqual({})
  })

  it('slows down a client that sends more than twenty events a second', async () => {
    const socket = open()
    await connected(socket)
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask(socket, 'active', {})))
    expect(
      answers.filter((answer) => answer.error?.code === 'too-many-events').length,
    ).toBeGreaterThanOrEqual(20)
  })

  it('notifies only the player of bets, points and results', async () => {
    const [player, other] = [await operator.newPlayer(), await operator.newPlayer()]
    const received: string[] = []
    const receivedByOther: string[] = []
    const mine = open(player.token)
    const theirs = open(other.token)
    mine.onAny((event: string) => received.push(event))
    theirs.onAny((event: string) => receivedByOther.push(event))
    await Promise.all([connected(mine), connected(theirs)])
    operator.say({ kind: 'book', book: testBook('1.1') })
    expect((await player.place(testOrder('1.1'))).status).toBe(200)
    await until(async () => received.includes('getOpenBetUpdates') && received.includes('getPtsUpdates'))
    operator.say({ kind: 'result', marketId: '1.1', outcome: [{ runnerId: '101', status: 'winner' }] })
    await until(
      async () => received.includes('getOpenBetResultUpdates') && receivedByOther.includes('getEventStatus'),
    )
    expect(receivedByOther.filter((event) => /Bet|Pts/.test(event))).toEqual([])
  })

  it('ends the socket with the login', async () => {
    const player = await operator.newPlayer()
    const socket = open(player.token)
    await connected(socket)
    await player.call('DELETE', 'api/user/auth')
    expect(await until(async () => !socket.connected)).toBe(true)
  })
  it('ends the socket of a login that ended while it connected', async () => {
    const player = await operator.newMember()
    const sessions = createSessions(operator.sandbox.database, Date.now)
    const login = await sessions.find(player.token)
    let looks = 0
    const server = createServer()
    const live = createLive(server, {
      books: { get: () => undefined } as never,
      scores: { published: () => undefined } as never,
      clock: Date.now,
      // Only the first look-up finds it. The socket did not exist yet, so nothing ended it.
      findLogin: async () => ((looks += 1) === 1 ? login : undefined),
      subscribe: () => () => {},
      announce: () => {},
      usesSocket: () => true,
      allowsOneScreen: () => false,
      origins: [],
      proxies: { clientAddress: () => '127.0.0.1' } as never,
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const socket = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      auth: { token: player.token },
      reconnection: false,
      forceNew: true,
    })
    const why = new Promise((resolve) => void socket.once('disconnect', resolve))
    expect(await connected(socket)).toBe('connected')
    expect(await why).toBe('io server disconnect')
    expect(looks).toBe(2)
    live.stop()
    server.close()
  })

  it('ends only the socket whose login expires', async () => {
    const [player, visitor] = [open((await operator.newPlayer()).token), open()]
    await Promise.all([connected(player), connected(visitor)])
    clockMs += 6 * 3_600_000 + 1000
    await until(async () => !player.connected)
    clockMs = 0
    expect(visitor.connected).toBe(true)
  })

  it('disconnects only a client that does not read', async () => {
    const [deaf, other] = [open(), open()]
    await Promise.all([connected(deaf), connected(other)])
    const { ws } = deaf.io.engine.transport as unknown as { ws: { _socket: NetSocket } }
    ws._socket.pause()
    for (let times = 0; times < 20; times++) deaf.emit('postEventSubscription', { eventId: 'event-1.3' })
    // Longer than the operator's interval between two checks of unread data.
    await new Promise((resolve) => setTimeout(resolve, 2500))
    ws._socket.resume()
    await until(async () => !deaf.connected)
    expect(await ask(other, 'active', {})).toEqual({})
  })
})
