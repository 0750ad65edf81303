import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCollector } from './collector.ts'
import type { TelemetryBatch, TelemetryEvent } from './events.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const gap = (ms: number): TelemetryEvent => ({ type: 'gap', atMs: 0, page: '/', ms })

function collecting(given: { mayReport?: () => boolean | null; isTaken?: () => boolean } = {}) {
  const sent: TelemetryBatch[] = []
  const collector = createCollector({
    site: 'Harbour',
    version: '1',
    visit: 'a',
    mayReport: given.mayReport ?? (() => true),
    send(batch) {
      if (given.isTaken?.() === false) return false
      sent.push(batch)
      return true
    },
  })
  return { collector, sent, sizes: () => sent.map(({ events }) => events.length) }
}

it('sends ten seconds after the first event, immediately at 50 events, and when the page is hidden', () => {
  const { collector, sizes } = collecting()
  collector.add(gap(1))
  vi.advanceTimersByTime(9_999)
  collector.add(gap(2))
  expect(sizes()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sizes()).toEqual([2])
  for (let count = 0; count < 50; count += 1) collector.add(gap(count))
  expect(sizes()).toEqual([2, 50])
  collector.add(gap(3))
  collector.flush(true)
  expect(sizes()).toEqual([2, 50, 1])
  vi.advanceTimersByTime(60_000)
  expect(sizes()).toEqual([2, 50, 1])
})

it('keeps at most 200 events until the visitor has answered, and sends them only after consent', () => {
  let answer: boolean | null = null
  const { collector, sizes } = collecting({ mayReport: () => answer })
  for (let count = 0; count < 300; count += 1) collector.add(gap(count))
  vi.advanceTimersByTime(60_000)
  expect(sizes()).toEqual([])
  answer = true
  collector.flush(false)
  expect(sizes()).toEqual([50, 50, 50, 50])
})

it('drops waiting events when the visitor refuses', () => {
  let answer: boolean | null = null
  const { collector, sizes } = collecting({ mayReport: () => answer })
  collector.add(gap(1))
  answer = false
  collector.flush(true)
  answer = true
  collector.flush(true)
  expect(sizes()).toEqual([])
})

it('keeps a batch that was not accepted for the next time', () => {
  let isTaken = false
  const { collector, sizes } = collecting({ isTaken: () => isTaken })
  collector.add(gap(1))
  vi.advanceTimersByTime(10_000)
  isTaken = true
  collector.add(gap(2))
  vi.advanceTimersByTime(10_000)
  expect(sizes()).toEqual([2])
})
