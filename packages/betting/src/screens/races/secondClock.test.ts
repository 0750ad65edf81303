import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSecondClock } from './secondClock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('ticks for all subscribers with one timer, and stops it without subscribers', () => {
  let now = 0
  const clock = createSecondClock(() => now)
  const received: string[] = []
  const end = clock.subscribe(() => received.push(`a${clock.getState()}`))
  const endOther = clock.subscribe(() => received.push(`b${clock.getState()}`))
  expect(vi.getTimerCount()).toBe(1)
  now = 1_000
  vi.advanceTimersByTime(1_000)
  expect(received).toEqual(['a1000', 'b1000'])
  end()
  expect(vi.getTimerCount()).toBe(1)
  endOther()
  expect(vi.getTimerCount()).toBe(0)
  now = 9_000
  clock.subscribe(() => undefined)()
  expect(clock.getState()).toBe(9_000)
})
