import { createSession, memoryTokenStore } from '@kit/sdk'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { demoCredentials, demoLengthMs } from './startDemo.ts'
import { watchDemo } from './watchDemo.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

it('AUTH-051 makes user names of 5 to 24 letters, digits and underscores, and a random password', () => {
  fc.assert(
    fc.property(fc.uuid({ version: 4 }), (uuid) => {
      const { userName, password } = demoCredentials(() => uuid)
      expect(userName).toMatch(/^\w{5,24}$/)
      expect(password.length).toBeGreaterThanOrEqual(8)
    }),
  )
})

it('AUTH-048 ends a demo login after six hours while the page is open', () => {
  const session = createSession(memoryTokenStore())
  const ended = vi.fn()
  session.onEnd(ended)
  session.begin({ token: 't', userType: 'user', demoUntil: Date.now() + demoLengthMs }, false)
  const stop = watchDemo(session, Date.now)
  vi.advanceTimersByTime(demoLengthMs)
  expect(session.get()).not.toBeNull()
  vi.advanceTimersByTime(3_000)
  expect(ended).toHaveBeenCalledExactlyOnceWith('demoOver')
  stop()
})

it('AUTH-048 ends a demo login that expired while the page was closed, at the next start', () => {
  const login = { token: 't', userType: 'user' as const, demoUntil: Date.now() - 1 }
  const session = createSession(memoryTokenStore(login))
  watchDemo(session, Date.now)()
  expect(session.get()).toBeNull()
})

it('AUTH-048 ends a demo login within seconds of waking from sleep, which the operator’s clock did not count', () => {
  const session = createSession(memoryTokenStore())
  session.begin({ token: 't', userType: 'user', demoUntil: Date.now() + demoLengthMs }, false)
  const asleep = Date.now()
  // The site's clock stops during sleep; the device's clock goes on.
  const stop = watchDemo(session, () => asleep)
  vi.setSystemTime(Date.now() + demoLengthMs + 1)
  vi.advanceTimersByTime(3_000)
  expect(session.get()).toBeNull()
  stop()
})

it('does not affect a player who is not a demo player', () => {
  const session = createSession(memoryTokenStore({ token: 't', userType: 'user' }))
  const stop = watchDemo(session, Date.now)
  vi.advanceTimersByTime(10 * demoLengthMs)
  stop()
  expect(session.get()?.token).toBe('t')
})
