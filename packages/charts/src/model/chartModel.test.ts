import type { HistoryMoment, HistoryPoint } from '@kit/sdk/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { history, sampleNow } from '../testing/samples.ts'
import { marksOf, mostTelling, placeMarks, type Mark } from './marks.ts'
import { nearestStop, readingAt, stopOfKey, stopsIn } from './reading.ts'
import { rowsOf } from './rows.ts'
import { extentOf, priceTicks, stepsIn } from './steps.ts'
import { summaryOf } from './summary.ts'
import { scaleOf, windowOf } from './timeWindow.ts'
import { volumeBars } from './volumeBars.ts'

const points = fc
  .array(
    fc.record({
      at: fc.integer({ min: 0, max: 1_000 }),
      back: fc.option(fc.integer({ min: 101, max: 2_000 }), { nil: undefined }),
      more: fc.bigInt({ min: 0n, max: 10_000n }),
    }),
    { maxLength: 50 },
  )
  .map((rows) => {
    let traded = 0n
    return rows
      .toSorted((one, other) => one.at - other.at)
      .map(({ at, back, more }): HistoryPoint => {
        traded += more
        return { at, traded, ...(back !== undefined && { back }) }
      })
  })
const window = fc
  .tuple(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 1, max: 500 }))
  .map(([fromMs, length]) => ({ fromMs, toMs: fromMs + length }))

describe('the line', () => {
  it('has the price of every time, and gaps if nothing was on offer', () => {
    fc.assert(
      fc.property(points, window, fc.double({ min: 0, max: 0.999, noNaN: true }), (all, shown, share) => {
        const at = shown.fromMs + share * (shown.toMs - shown.fromMs)
        const drawn = stepsIn(all, 'back', shown).find(({ fromMs, toMs }) => fromMs <= at && at < toMs)
        expect(drawn?.odds).toBe(all.findLast((one) => one.at <= at)?.back)
      }),
    )
  })

  it('runs forward and stays within its window', () => {
    fc.assert(
      fc.property(points, window, (all, shown) => {
        const steps = stepsIn(all, 'back', shown)
        for (const [index, { fromMs, toMs }] of steps.entries()) {
          expect(fromMs).toBeGreaterThanOrEqual(steps[index - 1]?.toMs ?? shown.fromMs)
          expect(toMs).toBeGreaterThan(fromMs)
          expect(toMs).toBeLessThanOrEqual(shown.toMs)
        }
      }),
    )
  })

  it('has few round odds next to it, between its lowest and its highest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 5_000 }), fc.integer({ min: 2, max: 90_000 }), (low, span) => {
        const ticks = priceTicks(low, low + span)
        expect(ticks.length).toBeLessThanOrEqual(5)
        expect(ticks.every((odds) => odds >= low && odds <= low + span)).toBe(true)
      }),
    )
    expect(priceTicks(182, 218)).toEqual([190, 200, 210])
  })

  it('has a range that contains every price', () => {
    expect(extentOf([], [])).toBeUndefined()
    const steps = [210, 190].map((odds, index) => ({ fromMs: index, toMs: index + 1, odds }))
    expect(extentOf(steps)).toEqual({ low: 190, high: 210 })
  })
})

describe('the bars', () => {
  it('sum to the amount matched within the window, to the minor unit', () => {
    fc.assert(
      fc.property(points, window, fc.integer({ min: 1, max: 40 }), (all, shown, count) => {
        const bars = volumeBars(all, shown, count)
        const [first] = all
        const until = (at: number) => all.findLast((one) => one.at <= at)?.traded ?? first?.traded ?? 0n
        expect(bars).toHaveLength(count)
        expect(bars.reduce((sum, bar) => sum + bar, 0n)).toBe(until(shown.toMs) - until(shown.fromMs))
        expect(bars.every((bar) => bar >= 0n)).toBe(true)
      }),
    )
  })

  it('restart with the recording, and are empty if nothing is recorded', () => {
    const again = [100n, 300n, 50n, 80n].map((traded, at) => ({ at, traded }))
    expect(volumeBars(again, { fromMs: -1, toMs: 3 }, 1)).toEqual([230n])
    expect(volumeBars([{ at: 1, back: 200 }], { fromMs: 0, toMs: 2 }, 2)).toEqual([0n, 0n])
  })
})

describe('the marks', () => {
  const moment = (at: number, kind: HistoryMoment['kind'] = 'wicket'): Mark => ({
    at,
    kind: 'moment',
    moment: { at, kind },
  })

  it('are each in one group, in order, and groups do not overlap', () => {
    const times = fc.array(fc.integer({ min: 0, max: 1_000 }), { maxLength: 40 })
    fc.assert(
      fc.property(times, (unsorted) => {
        const marks = unsorted.toSorted((one, other) => one - other).map((at) => moment(at))
        const groups = placeMarks(marks, { fromMs: 0, toMs: 1_000 }, 300, 14)
        expect(groups.flatMap((group) => group.marks)).toEqual(marks)
        for (const [index, { x }] of groups.entries())
          expect(x - (groups[index - 1]?.x ?? -14)).toBeGreaterThanOrEqual(14)
      }),
    )
  })

  it('are labelled with their most important event', () => {
    expect(mostTelling([moment(1, 'suspended'), moment(2, 'wicket'), moment(3, 'resumed')])).toEqual(
      moment(2),
    )
    const bet: Mark = { at: 1, kind: 'bet', side: 'lay', odds: 200, stake: 100n }
    expect(mostTelling([bet, moment(2, 'suspended')])).toEqual(moment(2, 'suspended'))
  })

  it('belong to the runner only, with its own bets among the events', () => {
    const bet = { marketId: 'm', runnerId: 'r', side: 'back', odds: 200, stake: 100n } as const
    const marks = marksOf(
      [{ at: 3_000, kind: 'in-play' }],
      [
        { ...bet, createdAt: new Date(1_000).toISOString() },
        { ...bet, createdAt: new Date(2_000).toISOString(), runnerId: 'other' },
        { ...bet, createdAt: 'no time' },
      ],
      { marketId: 'm', runnerId: 'r' },
    )
    expect(marks.map(({ at, kind }) => [at, kind])).toEqual([
      [1_000, 'bet'],
      [3_000, 'moment'],
    ])
  })
})

describe('reading', () => {
  const all: HistoryPoint[] = [10, 20, 30].map((at) => ({ at: at * 1_000, back: 200 + at }))
  const wicket: Mark = { at: 20_000, kind: 'moment', moment: { at: 20_000, kind: 'wicket' } }
  const stops = stopsIn(all, [wicket], { fromMs: 0, toMs: 40_000 })
  const press = (key: string, at?: number) => stopOfKey(key, at, stops, [wicket])

  it('moves by keys from change to change, to events, and to the edges', () => {
    expect(stops).toEqual([10_000, 20_000, 30_000])
    expect(press('ArrowLeft')).toBe(30_000)
    expect(press('ArrowLeft', 30_000)).toBe(20_000)
    expect(press('ArrowLeft', 10_000)).toBe(10_000)
    expect(press('ArrowRight', 30_000)).toBe(30_000)
    expect(press('PageDown', 30_000)).toBe(20_000)
    expect(press('PageDown', 20_000)).toBe(20_000)
    expect(press('PageUp', 10_000)).toBe(20_000)
    expect([press('Home', 20_000), press('End', 20_000)]).toEqual([10_000, 30_000])
    expect(press('Tab', 20_000)).toBeUndefined()
    expect(stopOfKey('ArrowLeft', undefined, [], [])).toBeUndefined()
  })

  it('finds the stop nearest to a pointer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000 }), (at) => {
        const near = nearestStop(stops, at)!
        expect(stops.every((stop) => Math.abs(stop - at) >= Math.abs(near - at))).toBe(true)
      }),
    )
    expect(nearestStop([], 5)).toBeUndefined()
  })

  it('shows the prices and the event', () => {
    expect(readingAt(all, [wicket], 20_000)).toEqual({ at: 20_000, point: all[1], marks: [wicket] })
    expect(readingAt(all, [wicket], 5_000)).toEqual({ at: 5_000, point: undefined, marks: [] })
  })
})

it('has every mark in its table, up to the table’s limit', () => {
  const { points: recorded, moments } = history()
  const marks = marksOf(moments, [], { marketId: '', runnerId: '' })
  const rows = rowsOf(recorded, marks, windowOf('all', recorded[0]!.at, sampleNow))
  expect(rows.flatMap((row) => row.marks)).toHaveLength(moments.length)
  expect(rows.length).toBeLessThanOrEqual(30 + moments.length)
  expect(rows[0]?.at).toBe(recorded.at(-1)?.at)
})

it('summarises a runner in the figures of the window', () => {
  const { points: recorded } = history()
  const { high, low, matched, traded } = summaryOf(recorded, windowOf('all', recorded[0]!.at, sampleNow))
  const backs = recorded.map(({ back = 0 }) => back)
  expect([high, low]).toEqual([Math.max(...backs), Math.min(...backs)])
  expect([matched, traded]).toEqual([recorded.at(-1)?.last, recorded.at(-1)?.traded])
})

it('shows ten minutes, an hour, or the whole record, at least a minute, moving by whole seconds', () => {
  expect(windowOf('tenMinutes', 0, 700_300)).toEqual({ fromMs: 101_000, toMs: 701_000 })
  expect(windowOf('hour', 0, 3_600_000)).toEqual({ fromMs: 0, toMs: 3_600_000 })
  expect(windowOf('hour', 200_000, 800_000)).toEqual({ fromMs: 200_000, toMs: 800_000 })
  expect(windowOf('all', 30_000, 50_000)).toEqual({ fromMs: -10_000, toMs: 50_000 })
  expect([0, 5, 10].map(scaleOf(0, 10, 100, 0))).toEqual([100, 50, 0])
})
