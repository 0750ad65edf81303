import { reportDebugger } from '@kit/sdk/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportDevTools } from './devTools.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function given({ brand = 'aurora', whitelist = ['calm'], answer = async () => ({}) as unknown } = {}) {
  const facts = { nowMs: 5_000, takesMs: 0, looks: 0 }
  const call = vi.fn(answer)
  const onError = vi.fn()
  const stop = reportDevTools({
    config: {
      brand: { name: brand } as never,
      security: { devToolsWhitelist: whitelist },
    },
    client: { call } as never,
    monotonicNow: () => facts.nowMs,
    onError,
    probe: () => {
      facts.looks += 1
      facts.nowMs += facts.takesMs
    },
  })
  return { facts, call, onError, stop }
}

it('SEC-001 looks each second, and takes a look of more than 100 ms for open dev tools', async () => {
  const { facts, call } = given()
  await vi.advanceTimersByTimeAsync(999)
  expect(facts.looks).toBe(0)
  facts.takesMs = 100
  await vi.advanceTimersByTimeAsync(5_001)
  expect(facts.looks).toBe(6)
  expect(call).not.toHaveBeenCalled()
  facts.takesMs = 100.1
  await vi.advanceTimersByTimeAsync(1_000)
  expect(call).toHaveBeenCalledTimes(1)
})

it('SEC-002 reports it once and looks no more', async () => {
  const { facts, call, onError } = given()
  facts.takesMs = 500
  await vi.advanceTimersByTimeAsync(60_000)
  expect(call.mock.calls).toEqual([[reportDebugger, {}]])
  expect(`${reportDebugger.method} ${reportDebugger.path}`).toBe('DELETE api/common/block/debugger')
  expect([facts.looks, onError.mock.calls.length]).toEqual([1, 0])
})

it('SEC-002 does not report it again when the report was refused', async () => {
  const { facts, call, onError } = given({ answer: () => Promise.reject(new Error('no')) })
  facts.takesMs = 500
  await vi.advanceTimersByTimeAsync(60_000)
  expect([call.mock.calls.length, onError.mock.calls.length]).toEqual([1, 1])
})

it('SEC-003 neither looks nor reports on a brand of the white list', async () => {
  const { facts, call } = given({ brand: 'calm' })
  facts.takesMs = 500
  await vi.advanceTimersByTimeAsync(10_000)
  expect([facts.looks, call.mock.calls.length]).toEqual([0, 0])
})

it('looks no more once the site has ended', async () => {
  const { facts, stop } = given()
  await vi.advanceTimersByTimeAsync(1_000)
  stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(facts.looks).toBe(1)
})
