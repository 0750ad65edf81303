import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aSecondAfterStart } from './afterStart.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('waits until a second after the start, and not at all later', async () => {
  const loaded = vi.fn<() => void>()
  void aSecondAfterStart(() => 300).then(loaded)
  await vi.advanceTimersByTimeAsync(699)
  expect(loaded).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(loaded).toHaveBeenCalledOnce()
  void aSecondAfterStart(() => 5_000).then(loaded)
  await vi.advanceTimersByTimeAsync(0)
  expect(loaded).toHaveBeenCalledTimes(2)
})
