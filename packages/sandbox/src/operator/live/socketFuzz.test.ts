import fc from 'fast-check'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { declaredEvents } from '../http/reference/declared.ts'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, until, type TestOperator } from '../../testing/operator.ts'
import { proofTimeoutMs, runs } from '../../testing/runs.ts'

const received = Object.values(declaredEvents).filter(({ direction }) => direction === 'clientToServer')
const eventsPerSecond = 20

let operator: TestOperator
let clockMs = 0
let stillMs: number | undefined
const sockets: Socket[] = []

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')), {
    clock: () => stillMs ?? Date.now() + clockMs,
  })
})
afterAll(async () => {
  for (const socket of sockets) socket.disconnect()
  await operator.sandbox.close()
})

async function open(): Promise<Socket> {
  const socket = io(operator.url, { transports: ['websocket'], reconnection: false, forceNew: true })
  sockets.push(socket)
  await until(async () => socket.connected)
  return socket
}

type Acknowledged = { error?: { code: string; message: string } }

const ask = (socket: Socket, event: string, ...sent: unknown[]): Promise<Acknowledged> =>
  socket.timeout(10_000).emitWithAck(event, ...sent) as Promise<Acknowledged>

const id = fc.oneof(
  fc.constantFrom(
    'event-1.1',
    '1.1',
    '',
    '\u0000',
    '\ud800',
    '__proto__',
    'constructor',
    'x'.repeat(65),
    '1e309',
  ),
  fc.string({ unit: 'binary', maxLength: 70 }),
  fc.jsonValue(),
)
const polluting = fc.constantFrom(
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"eventId":"a","__proto__":{"polluted":true}}',
)
const anyPayload = fc.oneof(
  fc.jsonValue({ maxDepth: 8 }),
  fc.record({ eventId: id, marketId: id }, { requiredKeys: [] }),
  polluting.map((text): unknown => JSON.parse(text)),
  fc.uint8Array({ maxLength: 64 }),
  fc.integer({ min: 1, max: 400 }).map((depth): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))),
  fc.string({ minLength: 4_000, maxLength: 8_000 }),
)

/** Payloads below the size limit, which another test covers. */
const payload = anyPayload.filter((sent) => JSON.stringify(sent).length < 15 * 1024)

const message = fc.record({
  event: fc.constantFrom(...received),
  payload,
  // Arguments after the payload are ignored.
  more: fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 2 }),
})

const travelled = (value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value) : JSON.parse(JSON.stringify([value]))[0]

describe('any message on the socket', () => {
  it(
    'SOCK-011 SOCK-012 SOCK-013 SOCK-014 SOCK-015 SOCK-016 is accepted if it fits its event, and answered as malformed if not',
    async () => {
      const socket = await open()
      const before = Object.getOwnPropertyNames(Object.prototype).toSorted()
      const codes: Record<string, number> = {}
      const perSecond = fc.array(message, { minLength: eventsPerSecond, maxLength: eventsPerSecond })
      await fc.assert(
        fc.asyncProperty(perSecond, async (messages) => {
          // One second per batch, because the rate limit is not under test.
          clockMs += 1000
          const answers = await Promise.all(
            messages.map(({ event, payload: sent, more }) => ask(socket, event.event, sent, ...more)),
          )
          for (const [index, { event, payload: sent }] of messages.entries()) {
            const { error } = answers[index] ?? {}
            const fits = z.safeDecode(event.payload, travelled(sent) as never).success
            codes[error?.code ?? 'taken'] = (codes[error?.code ?? 'taken'] ?? 0) + 1
            // Repeated lists and images have a separate rate limit.
            const allowed = fits ? [undefined, 'too-many-subscriptions', 'too-many-events'] : ['malformed']
            expect([event.event, allowed.includes(error?.code)]).toEqual([event.event, true])
            expect(typeof (error?.message ?? '')).toBe('string')
          }
        }),
        { numRuns: runs(60, 100_000 / eventsPerSecond), seed: 20_261_121 },
      )
      process.stdout.write(`answers on the socket: ${JSON.stringify(codes)}\n`)
      expect(Object.keys(codes)).toEqual(expect.arrayContaining(['malformed', 'taken']))
      expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(before)
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
      expect(socket.connected).toBe(true)
    },
    proofTimeoutMs,
  )

  it('is refused beyond twenty events a second of any kind, and accepted again in the next second', async () => {
    const socket = await open()
    const messages = fc.sample(message, { numRuns: 200, seed: 20_261_121 })
    // The operator's clock is stopped at the beginning of a second.
    stillMs = Math.ceil((Date.now() + clockMs) / 1000) * 1000
    const answers = await Promise.all(
      messages.map(({ event, payload: sent }) => ask(socket, event.event, sent)),
    )
    const refused = answers.filter(({ error }) => error?.code === 'too-many-events')
    expect(refused).toHaveLength(messages.length - eventsPerSecond)
    stillMs += 1000
    expect(await ask(socket, 'active', {})).toEqual({})
    stillMs = undefined
  })

  it('disconnects only the sender of a message larger than 16 KB', async () => {
    const [large, other] = [await open(), await open()]
    clockMs += 1000
    expect((await ask(large, 'active', { text: 'x'.repeat(15 * 1024) })).error).toBeUndefined()
    large.emit('active', { text: 'x'.repeat(17 * 1024) })
    await until(async () => !large.connected)
    expect(await ask(other, 'active', {})).toEqual({})
  })

  it('is ignored under a name that the contract does not contain, in either direction', async () => {
    const socket = await open()
    clockMs += 1000
    const said = Object.values(declaredEvents).filter(({ direction }) => direction === 'serverToClient')
    const names = said
      .map(({ event }) => event)
      .filter((name) => received.every(({ event }) => event !== name))
    for (const name of [...names, 'nobodyKnowsThis', '__proto__']) socket.emit(name, { docs: [] })
    expect(await ask(socket, 'active', {})).toEqual({})
  })
})
