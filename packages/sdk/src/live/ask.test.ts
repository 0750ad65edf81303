import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askEvents, askMarkets, askMarketStatus } from '../contract/marketEvents.ts'
import { fakeLive, settle } from '../testing/fakeLive.ts'
import { askLive } from './ask.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what a client may ask', () => {
  async function asking(answer: unknown) {
    const { live, sockets } = fakeLive()
    await settle()
    sockets[0]!.say('connect')
    sockets[0]!.answer = answer
    return { live, socket: sockets[0]! }
  }

  it('SOCK-014 SOCK-016 requests all events and all markets, and reads the answer', async () => {
    const { live, socket } = await asking({ docs: [] })
    expect(await askLive(live, askEvents, {})).toEqual([])
    expect(await askLive(live, askMarkets, {})).toEqual([])
    expect(socket.emitted.map(([event]) => event)).toEqual(['getAllEvent', 'getAllMarket'])
  })

  it('SOCK-015 requests the status of an event’s markets', async () => {
    const { live, socket } = await asking({})
    expect(live.send(askMarketStatus, { eventId: 'e1' })).toBe(true)
    expect(socket.emitted).toEqual([['getMarketStatusByEventId', { eventId: 'e1' }]])
  })

  it.each([
    [{ error: { code: 'too-many-events', message: 'Slow down' } }, 'refused', 'Slow down'],
    [{ docs: [{ not: 'an event' }] }, 'malformed', 'The answer could not be read'],
    [7, 'malformed', 'The answer could not be read'],
  ])('fails with a clear error when it is answered %j', async (answer, kind, message) => {
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
