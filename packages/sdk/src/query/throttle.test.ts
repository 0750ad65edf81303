import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createThrottle } from './throttle.ts'
import { rereadPauseMs } from './refreshTimes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('AUTH-069 reads the balance at most once per two seconds, however often it is asked, and loses no last word', () => {
  const read = vi.fn()
  const { request } = createThrottle(rereadPauseMs, read)
  for (let asked = 0; asked < 50; asked += 1) {
    request()
    vi.advanceTimersByTime(100)
  }
  // Five seconds of requests run at 0, 2 and 4 s.
  expect(read).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(10_000)
  expect(read).toHaveBeenCalledTimes(4)
})

it('reads at once after a quiet time, and not at all after it was cancelled', () => {
  const read = vi.fn()
  const throttle = createThrottle(rereadPauseMs, read)
  throttle.request()
  throttle.request()
  throttle.cancel()
  vi.advanceTimersByTime(10_000)
  expect(read).toHaveBeenCalledTimes(1)
  throttle.request()
  expect(read).toHaveBeenCalledTimes(2)
})
