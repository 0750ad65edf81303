import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { marketChanged } from '../contract/socket.ts'
import { fakeLive, settle } from '../testing/fakeLive.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a connection that died without a word', () => {
  const beat = { docs: [] }

  it('SOCK-009 is found by the check of each second: not after two heartbeats, and within 6 s', async () => {
    const { live, sockets } = fakeLive()
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
    const { live, sockets } = fakeLive()
    await settle()
    sockets[0]!.say('connect')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(live.getStatus()).toBe('live')
    expect(sockets).toHaveLength(1)
  })

  it('is presumed after the machine slept, heartbeats or none', async () => {
    const { live, sockets } = fakeLive()
    await settle()
    sockets[0]!.say('connect')
    await vi.advanceTimersByTimeAsync(2_000)
    // The wall clock runs on while no timer does.
    vi.setSystemTime(Date.now() + 3_600_000)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(live.getStatus()).toBe('connecting')
  })

  it('is not presumed when the clock is set back', async () => {
    const { live, sockets } = fakeLive()
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

  it('treats sleep as a lost connection: reconnects, follows again, and ignores the old connection', async () => {
    const { live, sockets, page } = fakeLive()
    await settle()
    sockets[0]!.say('connect')
    live.followEvent('e1')
    const received = vi.fn<(payload: unknown) => void>()
    live.on(marketChanged, received)
    page.wake?.()
    expect(live.getStatus()).toBe('connecting')
    sockets[0]!.say(marketChanged.event, market(true))
    expect(received).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    sockets[1]!.say('connect')
    expect(sockets[1]!.emitted).toEqual([['postEventSubscription', { eventId: 'e1' }]])
  })

  it('leaves a connection in flight alone, and stops listening once the site has ended', async () => {
    const { live, sockets, page } = fakeLive()
    await settle()
    page.wake?.()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sockets).toHaveLength(1)
    live.close()
    expect(page.wake).toBeUndefined()
  })

  it('does not believe what arrives first after a silence that no timer could find', async () => {
    const { live, sockets } = fakeLive()
    await settle()
    sockets[0]!.say('connect')
    sockets[0]!.say('heartbeat', { docs: [] })
    const received = vi.fn<(payload: unknown) => void>()
    live.on(marketChanged, received)
    // The wall clock runs on while no timer does; then what had piled up is delivered.
    vi.setSystemTime(Date.now() + 60_000)
    sockets[0]!.say(marketChanged.event, market(false))
    expect(received).not.toHaveBeenCalled()
    expect(live.getStatus()).toBe('connecting')
  })

  it('notices silence though somebody keeps setting the clock back', async () => {
    const { live, sockets } = fakeLive()
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
