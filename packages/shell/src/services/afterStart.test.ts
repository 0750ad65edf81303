import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aSecondAfterStart } from './afterStart.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('SHELL-130 SHELL-131 lets code of later screens load a second after the start, and at once where that has passed', async () => {
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
