import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clickDay } from './clickDay.ts'
import { dateOf, dayOf, daysFrom, type PartialDayRange, type DayRange } from './days.ts'
import { presetIds, presetRange } from './presets.ts'

const days = fc
  .date({ min: new Date(1990, 0, 2), max: new Date(2090, 0, 1), noInvalidDate: true })
  .map((date) => dayOf(date))

describe('clicks on days', () => {
  it('TXN-011 the first click sets the start', () => {
    expect(clickDay(null, '2026-03-10')).toEqual({ start: '2026-03-10' })
  })

  it.each(['2026-03-10', '2026-03-14', '2027-01-01'])(
    'TXN-012 a second click on %s, at or after the start, sets the end',
    (day) => expect(clickDay({ start: '2026-03-10' }, day)).toEqual({ start: '2026-03-10', end: day }),
  )

  it('TXN-013 a second click before the start restarts the range from that day', () => {
    expect(clickDay({ start: '2026-03-10' }, '2026-03-09')).toEqual({ start: '2026-03-09' })
  })

  it('starts a new range after a complete one', () => {
    fc.assert(
      fc.property(days, days, days, (one, other, day) => {
        const [start, end] = [one, other].sort() as [string, string]
        expect(clickDay({ start, end }, day)).toEqual({ start: day })
      }),
    )
  })

  it('never returns a range that ends before it starts', () => {
    fc.assert(
      fc.property(fc.array(days, { minLength: 1, maxLength: 12 }), (clicked) => {
        let range: DayRange | PartialDayRange | null = null
        for (const day of clicked) {
          range = clickDay(range, day)
          expect(range.start <= (range.end ?? range.start)).toBe(true)
        }
      }),
    )
  })
})

describe('presets', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['last7Days', '2026-02-23', '2026-03-01'],
    ['last30Days', '2026-01-31', '2026-03-01'],
    ['thisMonth', '2026-03-01', '2026-03-01'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
  ] as const)('TXN-009 %s on 1 March 2026 is from %s to %s', (id, start, end) =>
    expect(presetRange(id, '2026-03-01')).toEqual({ start, end }),
  )

  it('TXN-009 there are six, and none reaches into the future', () => {
    expect(presetIds).toHaveLength(6)
    fc.assert(
      fc.property(days, fc.constantFrom(...presetIds), (today, id) => {
        const { start, end } = presetRange(id, today)
        expect(start <= end && end <= today).toBe(true)
      }),
    )
  })

  it('finds the last month of January in December', () => {
    expect(presetRange('lastMonth', '2026-01-15')).toEqual({ start: '2025-12-01', end: '2025-12-31' })
  })
})

it('counts days across months, leap years and summer time', () => {
  expect(daysFrom('2028-02-28', 1)).toBe('2028-02-29')
  expect(daysFrom('2026-03-01', -1)).toBe('2026-02-28')
  fc.assert(
    fc.property(days, fc.integer({ min: -800, max: 800 }), (day, count) => {
      expect(daysFrom(daysFrom(day, count), -count)).toBe(day)
      expect(dayOf(dateOf(day))).toBe(day)
    }),
  )
})
