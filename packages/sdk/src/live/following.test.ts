import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { marketChanged } from '../contract/socket.ts'
import { fakeLive, type FakeSocket, settle } from '../testing/fakeLive.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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
})

describe('an image that was asked for', () => {
  const image = { docs: [{ _id: 'm1', epoch: 'a', seq: 4, image: true }] }
  const askedIn = (socket: FakeSocket) =>
    socket.emitted.filter(([event]) => event === 'postEventSubscription')

  it('is asked for again until it comes, on an operator without heartbeats too', async () => {
    const { live, sockets } = fakeLive()
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
    const { live, sockets } = fakeLive()
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
