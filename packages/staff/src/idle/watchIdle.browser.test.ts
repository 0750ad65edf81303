import { fakeSite } from '@kit/shell/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { idleMs, watchIdle } from './watchIdle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function begin(isBusy = false) {
  const { site, calls } = fakeSite({
    login: { token: 't', userType: 'agent' },
    answers: { logOut: () => ({}) },
  })
  const ended: string[] = []
  site.operator.session.onEnd((reason) => ended.push(reason))
  const stop = watchIdle({
    ...site,
    monotonicNow: () => Date.now(),
    isBusy: { getState: () => isBusy, subscribe: () => () => {} },
  })
  return { calls, ended, stop }
}

it('ends an unused staff login after half an hour, although its page makes calls', async () => {
  const { calls, ended, stop } = begin()
  vi.advanceTimersByTime(idleMs - 60_000)
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  vi.advanceTimersByTime(idleMs - 60_000)
  expect(ended).toEqual([])
  vi.advanceTimersByTime(120_000)
  expect(ended).toEqual(['expired'])
  expect(calls).toEqual(['logOut'])
  stop()
})

it('does not interrupt a pending request', () => {
  const { ended, stop } = begin(true)
  vi.advanceTimersByTime(2 * idleMs)
  expect(ended).toEqual([])
  stop()
})

it('stops with the login', () => {
  const { ended, stop } = begin()
  stop()
  vi.advanceTimersByTime(2 * idleMs)
  expect(ended).toEqual([])
})
