import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createImageRequests, type Wanted } from './imageRequests.ts'
import { imageWaitMs } from './imagesOnTheirWay.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function given() {
  const followed = new Set(['m1', 'm2'])
  const asked: string[] = []
  const images = createImageRequests({
    ask({ marketId }: Wanted) {
      if (!followed.has(marketId)) return false
      asked.push(marketId)
      return true
    },
    leftMs: () => 0,
  })
  const want = (marketId: string) => images.want({ eventId: 'e1', marketId })
  return { images, want, followed, asked }
}

it('asks at once and, as long as no image comes, after 2, 4, 8 and then every 16 s', () => {
  const { images, want, asked } = given()
  want('m1')
  const counts = [2_000, 4_000, 8_000, 16_000, 16_000].map((ms) => {
    vi.advanceTimersByTime(ms - 1)
    const before = asked.length
    vi.advanceTimersByTime(1)
    return [before, asked.length]
  })
  expect(counts).toEqual([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
  ])
  images.came('m1')
  vi.advanceTimersByTime(600_000)
  expect(asked).toHaveLength(6)
})

it('requests nothing that has no followers', () => {
  const { want, followed, asked } = given()
  want('m1')
  followed.delete('m1')
  vi.advanceTimersByTime(600_000)
  expect([asked.length, vi.getTimerCount()]).toEqual([1, 0])
})

it('resolves every wanted image: a missing one is requested within the longest wait', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constantFrom('want', 'came'), marketId: fc.constantFrom('m1', 'm2') }),
    fc.record({ kind: fc.constant('pass'), ms: fc.nat(40_000) }),
    fc.record({ kind: fc.constant('forgetAll') }),
  )
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const { images, want, asked } = given()
      const missing = new Set<string>()
      for (const next of steps) {
        if ('ms' in next) vi.advanceTimersByTime(next.ms)
        else if (!('marketId' in next)) {
          images.forgetAll()
          missing.clear()
        } else if (next.kind === 'want') {
          want(next.marketId)
          missing.add(next.marketId)
        } else {
          images.came(next.marketId)
          missing.delete(next.marketId)
        }
      }
      expect(vi.getTimerCount()).toBe(missing.size)
      const before = asked.length
      vi.advanceTimersByTime(imageWaitMs.longest)
      expect(new Set(asked.slice(before))).toEqual(missing)
      images.forgetAll()
    }),
  )
})
