import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSession } from '../session/session.ts'
import { memoryTokenStore } from '../session/tokenStore.ts'
import { createLive } from './createLive.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** It accepts this many requests a second and refuses the rest; `taken` are the subscriptions it has. */
async function given(mostPerSecond: number) {
  const taken: string[] = []
  const held = new Set<string>()
  const received = new Map<string, (payload: unknown) => void>()
  const posts: string[] = []
  let asked = 0
  setInterval(() => (asked = 0), 1_000)
  const live = createLive({
    session: createSession(memoryTokenStore({ token: 't', userType: 'user' })),
    visitors: false,
    host: () => 'http://domain.test',
    handshake: () => ({}),
    now: Date.now,
    onError: () => undefined,
    connectSocket: async () => ({
      on: (event, listener) => void received.set(event, listener),
      emit(event: string, payload?: unknown, onAnswer?: unknown) {
        if (!/^(post|delete)/.test(event)) return
        asked += 1
        if (event.startsWith('post')) posts.push(event)
        const isTaken = asked <= mostPerSecond
        const id = Object.values(payload as Record<string, string>)[0]!
        if (isTaken && event.startsWith('delete')) held.delete(id)
        else if (isTaken) {
          taken.push(id)
          held.add(id)
        }
        const answer = isTaken ? {} : { error: { code: 'too-many-events', message: 'Slow down' } }
        if (typeof onAnswer === 'function') onAnswer(answer)
      },
      connect: () => undefined,
      disconnect: () => undefined,
    }),
  })
  await vi.advanceTimersByTimeAsync(0)
  return { live, taken, held, posts, connect: () => received.get('connect')?.(undefined) }
}

const ids = Array.from({ length: 50 }, (_, index) => `m${index}`)

it('SOCK-012 asks again for what was refused because too much was asked at once', async () => {
  const { live, taken, connect } = await given(20)
  connect()
  for (const id of ids) live.followMarket(id)
  live.followEvent('e1')
  expect(taken).toHaveLength(20)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(new Set(taken)).toEqual(new Set([...ids, 'e1']))
  expect(taken).toHaveLength(51)
})

it('SOCK-001 gets back after a lost connection every subscription, however many were refused at first', async () => {
  const { live, taken, connect } = await given(20)
  for (const id of ids) live.followMarket(id)
  connect()
  await vi.advanceTimersByTimeAsync(8_000)
  expect(new Set(taken)).toEqual(new Set(ids))
})

it('SOCK-013 gives everything back, also what it was refused to give back at first', async () => {
  const { live, held, connect } = await given(20)
  connect()
  for (let visit = 0; visit < 50; visit += 1) {
    const ends = ids.slice(0, 12).map((id) => live.followMarket(`${visit}/${id}`))
    await vi.advanceTimersByTimeAsync(100)
    for (const end of ends) end()
  }
  expect(held.size).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(held.size).toBe(0)
})

it('SOCK-013 asks no more for what nobody follows any more', async () => {
  const { live, posts, connect } = await given(0)
  connect()
  const ends = ids.map((id) => live.followMarket(id))
  for (const end of ends) end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(posts).toHaveLength(ids.length)
})
