import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { marketChanged } from '../contract/socket.ts'
import { fakeLive, settle } from '../testing/fakeLive.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the socket', () => {
  it('drops and reports a payload of any wrong shape, and goes on', async () => {
    const { live, sockets, errors } = fakeLive()
    await settle()
    sockets[0]!.say('connect')
    const received = vi.fn<(payload: unknown) => void>()
    live.on(marketChanged, received)
    fc.assert(
      fc.property(fc.anything(), (payload) => {
        fc.pre(!(payload as { docs?: unknown } | null)?.docs)
        sockets[0]!.say(marketChanged.event, payload)
      }),
      { numRuns: 200 },
    )
    expect(received).not.toHaveBeenCalled()
    expect(errors.length).toBeGreaterThan(0)
    sockets[0]!.say(marketChanged.event, { docs: [{ _id: 'm', epoch: 'a', seq: 0, image: true }] })
    expect(received).toHaveBeenCalledOnce()
  })
})

describe('a payload of which one row does not fit', () => {
  const change = (id: string, more = {}) => ({ _id: id, epoch: 'a', seq: 1, image: true, ...more })

  it('is reported, and its other rows are delivered', async () => {
    vi.useRealTimers()
    const { live, sockets, errors } = fakeLive()
    await vi.waitFor(() => expect(sockets).toHaveLength(1))
    sockets[0]!.say('connect')
    const received: string[][] = []
    live.on(marketChanged, ({ docs }) => void received.push(docs.map(({ marketId }) => marketId)))
    sockets[0]!.say(marketChanged.event, {
      docs: [change('m1'), change('m2', { inPlay: 'soon' }), change('m3')],
    })
    // The code that reads the rest of a payload is loaded when first needed.
    await vi.waitFor(() => expect(received).toEqual([['m1', 'm3']]), 10_000)
    expect(errors).toEqual([`socket event ${marketChanged.event}`])
    live.close()
  })

  it('is not delivered at all if the invalid part is money', async () => {
    vi.useRealTimers()
    const { live, sockets } = fakeLive()
    await vi.waitFor(() => expect(sockets).toHaveLength(1))
    sockets[0]!.say('connect')
    const received = vi.fn<(payload: unknown) => void>()
    live.on(marketChanged, received)
    sockets[0]!.say(marketChanged.event, { docs: [change('m1'), change('m2', { totalMatched: 0.001 })] })
    sockets[0]!.say(marketChanged.event, { docs: [change('m3', { status: 5 }), change('m4')] })
    await vi.waitFor(() => expect(received).toHaveBeenCalledOnce(), 10_000)
    expect(received.mock.calls[0]![0]).toMatchObject({ docs: [{ marketId: 'm4' }] })
    live.close()
  })
})
