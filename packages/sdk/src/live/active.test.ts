import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSession } from '../session/session.ts'
import { memoryTokenStore } from '../session/tokenStore.ts'
import { createLive, type LiveSocket } from './createLive.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('SOCK-011 says that it is there each 30 s, not sooner and not later', async () => {
  const listeners = new Map<string, (payload: unknown) => void>()
  const saidAtMs: number[] = []
  const socket: LiveSocket = {
    on: (event, listener) => listeners.set(event, listener),
    emit: (event) => event === 'active' && saidAtMs.push(performance.now() - startMs),
    connect: () => listeners.get('connect')?.(undefined),
    disconnect: () => undefined,
  }
  const startMs = performance.now()
  const live = createLive({
    session: createSession(memoryTokenStore({ token: 't', userType: 'user' })),
    connectSocket: () => Promise.resolve(socket),
    host: () => 'http://domain.test',
    handshake: () => ({}),
    visitors: false,
    now: () => Date.now(),
    onError: (error) => {
      throw error
    },
  })
  await vi.advanceTimersByTimeAsync(95_000)
  live.close()
  expect(saidAtMs).toEqual([30_000, 60_000, 90_000])
})
