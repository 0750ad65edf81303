import type { HistoryPoint } from '@kit/sdk/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { thinPoints } from './thinPoints.ts'

const now = 1_800_000_000_000
const hour = 3_600_000

/** Points of up to half a day, in order of time. */
const history = fc
  .array(
    fc.record({
      age: fc.integer({ min: 0, max: 12 * hour }),
      back: fc.option(fc.integer({ min: 101, max: 100_000 }), { nil: undefined }),
    }),
    { maxLength: 400 },
  )
  .map((rows) =>
    rows
      .toSorted((one, other) => other.age - one.age)
      .map(({ age, back }): HistoryPoint => ({ at: now - age, ...(back !== undefined && { back }) })),
  )

const backs = (points: readonly HistoryPoint[]) => points.flatMap(({ back }) => back ?? [])

it('keeps the newest point, and the highest and the lowest price of points older than ten minutes', () => {
  fc.assert(
    fc.property(history, (points) => {
      const thinned = thinPoints(points, now)
      expect(thinned.at(-1)).toEqual(points.at(-1))
      const old = (all: readonly HistoryPoint[]) => backs(all.filter(({ at }) => now - at > hour / 6))
      expect(Math.max(...old(thinned))).toBe(Math.max(...old(points)))
      expect(Math.min(...old(thinned))).toBe(Math.min(...old(points)))
    }),
  )
})

it('keeps the order and adds nothing, and thinning again changes nothing', () => {
  fc.assert(
    fc.property(history, (points) => {
      const thinned = thinPoints(points, now)
      expect(thinned.every((point, index) => index === 0 || thinned[index - 1]!.at <= point.at)).toBe(true)
      expect(thinned.every((point) => points.includes(point))).toBe(true)
      expect(thinPoints(thinned, now)).toEqual(thinned)
    }),
  )
})

it('never keeps more than 1,303 points, however many prices moved', () => {
  const everyQuarterSecond = Array.from({ length: 13 * 3_600 * 4 }, (_, index): HistoryPoint => ({
    at: now - 13 * hour + index * 250,
    back: 200 + ((index * 7_919) % 1_000),
  }))
  const thinned = thinPoints(everyQuarterSecond, now)
  expect(thinned.length).toBeGreaterThan(1_200)
  expect(thinned.length).toBeLessThanOrEqual(1_303)
  expect(now - thinned[0]!.at).toBeLessThanOrEqual(12 * hour)
})

it('has the same result if thinned once or repeatedly, at any time', () => {
  const seconds = fc.uniqueArray(fc.integer({ min: 3_600, max: 7_200 }), { minLength: 150, maxLength: 300 })
  fc.assert(
    fc.property(seconds, fc.integer({ min: 1, max: 3_600 }), (ages, lateBy) => {
      const points = ages
        .toSorted((one, other) => other - one)
        .map((age): HistoryPoint => ({ at: now - age * 1_000, back: 101 + ((age * 7_919) % 500) }))
      const later = now + lateBy * 1_000
      expect(thinPoints(thinPoints(points, now), later)).toEqual(thinPoints(points, later))
    }),
  )
})
