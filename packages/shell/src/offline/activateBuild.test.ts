import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { activateBuild } from './activateBuild.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installed'
  readonly said: unknown[] = []
  postMessage = (words: unknown) => void this.said.push(words)
  turn(state: ServiceWorkerState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

function asked(worker: FakeWorker | null) {
  const done = vi.fn<() => void>()
  const waits = async () => {
    await activateBuild(worker)
    done()
  }
  void waits()
  return async (ms = 0) => {
    await vi.advanceTimersByTimeAsync(ms)
    return done.mock.calls.length
  }
}

it.each(['activated', 'redundant'] as const)(
  'is done once the worker is %s, not when it begins',
  async (end) => {
    const worker = new FakeWorker()
    const done = asked(worker)
    expect(worker.said).toEqual(['take over'])
    worker.turn('activating')
    expect(await done(5_000)).toBe(0)
    worker.turn(end)
    expect(await done()).toBe(1)
    expect(vi.getTimerCount()).toBe(0)
  },
)

it('waits for one that another tab has let take over, which has not begun to work', async () => {
  const worker = new FakeWorker()
  worker.state = 'activating'
  const done = asked(worker)
  expect(await done(5_000)).toBe(0)
  worker.turn('activated')
  expect(await done()).toBe(1)
})

it('waits no longer than ten seconds, and not at all for none or one that works', async () => {
  const working = new FakeWorker()
  working.state = 'activated'
  const late = asked(new FakeWorker())
  const others = [asked(null), asked(working)]
  expect([await late(9_999), await others[0]!(), await others[1]!(), working.said]).toEqual([0, 1, 1, []])
  expect(await late(1)).toBe(1)
})
