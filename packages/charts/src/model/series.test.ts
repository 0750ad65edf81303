import type { HistoryPoint, PriceHistory } from '@kit/sdk/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addSeen, allPoints, indexAt, joinHistory, sinceOf } from './series.ts'

const answer = (own: Partial<PriceHistory>): PriceHistory => ({
  from: 0,
  upTo: 0,
  points: [],
  moments: [],
  ...own,
})
const point = (at: number, back = 200): HistoryPoint => ({ at, back })

describe('the record of a runner', () => {
  it('is read completely first, then incrementally, and is joined without repetitions', () => {
    expect(sinceOf(undefined)).toBeUndefined()
    const whole = joinHistory(undefined, answer({ upTo: 5_000, points: [point(1_000), point(4_000)] }))
    expect(sinceOf(whole)).toBe(5_000)
    const joined = joinHistory(whole, answer({ upTo: 9_000, points: [point(6_000, 210)] }), 5_000)
    expect(joined.points.map(({ at }) => at)).toEqual([1_000, 4_000, 6_000])
    expect(joined.upToMs).toBe(9_000)
  })

  it('is read completely again once it is long, so that an open chart has a size limit', () => {
    const points = Array.from({ length: 3_000 }, (_, index) => point(index))
    expect(sinceOf(joinHistory(undefined, answer({ upTo: 1, points })))).toBeUndefined()
  })

  it('has the same length and order after an answer that repeats it, in any order', () => {
    const wicket = { at: 2_000, kind: 'wicket' as const }
    const rows = { points: [point(4_000, 220), point(1_000), point(6_000, 210)], moments: [wicket, wicket] }
    const whole = joinHistory(
      undefined,
      answer({ upTo: 5_000, points: rows.points.slice(0, 2), moments: [wicket] }),
    )
    expect(whole.points.map(({ at }) => at)).toEqual([1_000, 4_000])
    const joined = joinHistory(whole, answer({ upTo: 9_000, ...rows }), sinceOf(whole))
    expect(joined.points.map(({ at }) => at)).toEqual([1_000, 4_000, 6_000])
    expect(joined.moments).toEqual([wicket])
  })

  it('is read completely again after many events', () => {
    const moments = Array.from({ length: 3_000 }, (_, at) => ({ at, kind: 'goal' as const }))
    expect(sinceOf(joinHistory(undefined, answer({ upTo: 1, moments })))).toBeUndefined()
  })

  it('continues with the page’s prices, and never goes back in time', () => {
    const series = joinHistory(undefined, answer({ upTo: 5_000, points: [point(1_000)] }))
    const all = allPoints(series, [point(4_500, 205), point(6_000, 210)])
    expect(all.map(({ back }) => back)).toEqual([200, 210])
  })
})

describe('the page’s prices', () => {
  const looks = fc.array(
    fc.record({
      after: fc.integer({ min: 0, max: 3_000 }),
      back: fc.integer({ min: 0, max: 5 }),
      lay: fc.integer({ min: 0, max: 5 }),
    }),
    { maxLength: 60 },
  )

  it('have at most one point a second, the newest of each, in order', () => {
    fc.assert(
      fc.property(looks, (all) => {
        const seen: HistoryPoint[] = []
        let at = 0
        for (const { after, back, lay } of all) addSeen(seen, (at += after), { back, lay })
        const seconds = seen.map((one) => Math.floor(one.at / 1_000))
        expect(new Set(seconds).size).toBe(seconds.length)
        expect(seconds).toEqual(seconds.toSorted((one, other) => one - other))
        const last = all.at(-1)
        if (!last) return
        expect([seen.at(-1)?.back ?? 0, seen.at(-1)?.lay ?? 0]).toEqual([last.back, last.lay])
      }),
    )
  })

  it('report whether anything changed', () => {
    const seen: HistoryPoint[] = []
    expect(addSeen(seen, 1_000, { back: 200, lay: 0 })).toBe(true)
    expect(addSeen(seen, 5_000, { back: 200, lay: 0 })).toBe(false)
    expect(seen).toEqual([{ at: 1_000, back: 200 }])
  })
})

it('find the point at a time, as a linear search does', () => {
  const times = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 30 })
  fc.assert(
    fc.property(times, fc.integer({ min: -1, max: 51 }), (unsorted, at) => {
      const points = unsorted.toSorted((one, other) => one - other).map((time) => ({ at: time }))
      expect(indexAt(points, at)).toBe(points.findLastIndex((one) => one.at <= at))
    }),
  )
})
