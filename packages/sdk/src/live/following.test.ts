import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { marketChanged } from '../contract/socket.ts'
import { fakeLive, type FakeSocket, settle } from '../testing/fakeLive.ts'
import { MarketSequence } from './marketSequence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const change = (marketId: string, seq: number, image = false) => ({
  docs: [{ _id: marketId, epoch: 'a', seq, image, teams: [] }],
})
const askedOf = (socket: FakeSocket) =>
  socket.emitted.flatMap(([event, payload]) =>
    event === 'postEventSubscription' ? (payload as { eventId: string }).eventId : [],
  )

describe('the socket', () => {
  it('SOCK-012 SOCK-013 subscribes with the first screen and unsubscribes with the last', async () => {
    const { live, sockets } = fakeLive()
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

  it('follows a single market, and again after a reconnection', async () => {
    const { live, sockets } = fakeLive()
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
    const { live, sockets } = fakeLive()
    await settle()
    sockets[0]!.say('connect')
    live.on(marketChanged, () => {})
    live.followEvent('e1')
    live.followMarket('m9')
    for (const marketId of ['m1', 'm2', 'm3', 'm9'])
      sockets[0]!.say(marketChanged.event, change(marketId, 1, true))
    sockets[0]!.emitted.length = 0
    for (const marketId of ['m1', 'm2', 'm3']) live.requestImage({ eventId: 'e1', marketId })
    live.requestImage({ eventId: 'e9', marketId: 'm9' })
    live.requestImage({ eventId: 'nobody', marketId: 'follows' })
    await settle()
    expect(sockets[0]!.emitted).toEqual([
      ['postEventSubscription', { eventId: 'e1' }],
      ['postMarketSubscription', { marketId: 'm9' }],
    ])
    live.requestImage({ eventId: 'e1', marketId: 'm1' })
    await settle()
    expect(sockets[0]!.emitted).toHaveLength(3)
  })
})

describe('a requested image', () => {
  it('is requested repeatedly until it arrives, on an operator without heartbeats too', async () => {
    const { live, sockets } = fakeLive()
    await settle()
    const [socket] = sockets
    socket!.say('connect')
    live.on(marketChanged, () => {})
    live.followEvent('e1')
    socket!.say(marketChanged.event, change('m1', 1, true))
    live.requestImage({ eventId: 'e1', marketId: 'm1' })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(askedOf(socket!)).toHaveLength(3)
    socket!.say(marketChanged.event, change('m1', 4))
    await vi.advanceTimersByTimeAsync(4_000)
    expect(askedOf(socket!)).toHaveLength(4)
    socket!.say(marketChanged.event, change('m1', 4, true))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(askedOf(socket!)).toHaveLength(4)
  })

  it('is forgotten with its connection', async () => {
    const { live, sockets } = fakeLive()
    await settle()
    sockets[0]!.say('connect')
    live.followEvent('e1')
    live.requestImage({ eventId: 'e1', marketId: 'm1' })
    sockets[0]!.say('disconnect', 'transport close')
    await vi.advanceTimersByTimeAsync(1_000)
    sockets[1]!.say('connect')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([askedOf(sockets[0]!), askedOf(sockets[1]!)]).toEqual([['e1'], ['e1']])
  })
})

describe('the image that a connection brings by itself', () => {
  /**
   * Returns two events that were followed before the connection was lost, and the order of a market as pages
   * keep it.
   */
  async function comeBack() {
    const { live, sockets } = fakeLive()
    await settle()
    sockets[0]!.say('connect')
    const ask = (marketId: string, eventId = 'e1') => live.requestImage({ eventId, marketId })
    const sequence = new MarketSequence({ onGap: () => {}, requestImage: () => ask('m1') })
    const shown: number[] = []
    live.on(marketChanged, ({ docs }) => {
      for (const doc of docs) if (doc.marketId === 'm1' && sequence.accepts(doc)) shown.push(doc.seq)
    })
    const leave = live.followEvent('e1')
    live.followEvent('e2')
    sockets[0]!.say(marketChanged.event, change('m1', 1, true))
    sockets[0]!.say('disconnect', 'transport close')
    await vi.advanceTimersByTimeAsync(1_000)
    const socket = sockets[1]!
    socket.say('connect')
    expect(askedOf(socket)).toEqual(['e1', 'e2'])
    socket.emitted.length = 0
    const say = (seq: number, image = false, marketId = 'm1') =>
      socket.say(marketChanged.event, change(marketId, seq, image))
    const passMs = (ms: number) => vi.advanceTimersByTimeAsync(ms)
    return { live, say, ask, leave, passMs, shown, asked: () => askedOf(socket) }
  }

  it('SOCK-001 is not requested again by a change that arrives before it', async () => {
    const { say, passMs, asked, shown } = await comeBack()
    say(7)
    await passMs(500)
    say(7, true)
    say(8)
    await passMs(60_000)
    expect([asked(), shown]).toEqual([[], [1, 7, 8]])
  })

  it('is requested again if it has not arrived in 2 s, until it does', async () => {
    const { say, passMs, asked, shown } = await comeBack()
    await passMs(1_500)
    say(7)
    await passMs(499)
    expect(asked()).toEqual([])
    await passMs(1)
    expect(asked()).toEqual(['e1'])
    await passMs(2_000)
    expect(asked()).toEqual(['e1', 'e1'])
    say(9, true)
    await passMs(60_000)
    expect([asked(), shown]).toEqual([
      ['e1', 'e1'],
      [1, 9],
    ])
  })

  it('is requested once more if it was made before a change that arrived first', async () => {
    const { say, passMs, asked, shown } = await comeBack()
    say(7)
    say(6, true)
    await passMs(0)
    expect([asked(), shown]).toEqual([['e1'], [1]])
    say(7, true)
    await passMs(60_000)
    expect([asked(), shown]).toEqual([['e1'], [1, 7]])
  })

  it('causes no wait once it has arrived: a later gap requests one at once', async () => {
    const { say, passMs, asked } = await comeBack()
    say(7, true)
    say(9)
    await passMs(0)
    expect(asked()).toEqual(['e1'])
  })

  it('is waited for by each event and each market for itself', async () => {
    const { say, ask, passMs, asked } = await comeBack()
    say(7, true)
    ask('m2')
    ask('m3', 'e2')
    await passMs(1_999)
    expect(asked()).toEqual([])
    ask('m1')
    await passMs(0)
    expect(asked()).toEqual(['e1'])
    say(1, true, 'm2')
    await passMs(1)
    expect(asked()).toEqual(['e1', 'e2'])
  })

  it('is awaited again by a follower who left and returned, and by nobody who left', async () => {
    const { live, ask, leave, passMs, asked } = await comeBack()
    ask('m1')
    leave()
    await passMs(1_000)
    const leaveAgain = live.followEvent('e1')
    await passMs(1_999)
    expect(asked()).toEqual(['e1'])
    await passMs(1)
    expect(asked()).toEqual(['e1', 'e1'])
    leaveAgain()
    await passMs(60_000)
    expect(asked()).toEqual(['e1', 'e1'])
  })
})
