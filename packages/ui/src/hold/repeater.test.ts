import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRepeater, HOLD_MS, REPEAT_MS } from './repeater.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs once for a short press', () => {
  const act = vi.fn<() => void>()
  const repeater = createRepeater(act)
  repeater.start()
  vi.advanceTimersByTime(HOLD_MS - 1)
  repeater.stop()
  vi.advanceTimersByTime(10_000)
  expect(act).toHaveBeenCalledTimes(1)
})

it('repeats while held, and stops on release', () => {
  const act = vi.fn<() => void>()
  const repeater = createRepeater(act)
  repeater.start()
  vi.advanceTimersByTime(HOLD_MS + 3 * REPEAT_MS)
  expect(act).toHaveBeenCalledTimes(5)
  repeater.stop()
  vi.advanceTimersByTime(10_000)
  expect(act).toHaveBeenCalledTimes(5)
})

it('counts as one press even if started twice, and can stop itself', () => {
  const repeater = createRepeater(() => {
    acts += 1
    if (acts === 3) repeater.stop()
  })
  let acts = 0
  repeater.start()
  repeater.start()
  vi.advanceTimersByTime(10_000)
  expect(acts).toBe(3)
})
