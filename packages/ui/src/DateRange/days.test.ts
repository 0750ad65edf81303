import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { clickDay } from './clickDay.ts'
import { dateOf, dayOf, daysFrom, momentsOf, type PartialDayRange, type DayRange } from './days.ts'
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

describe('moments of days', () => {
  const { TZ } = process.env
  afterEach(() => {
    if (TZ === undefined) delete process.env['TZ']
    else process.env['TZ'] = TZ
  })

  const hourMs = 3_600_000
  /** A day of each zone whose clocks change, and its hours. */
  const changes = [
    ['Europe/London', '2026-03-29', 23],
    ['Europe/London', '2026-10-25', 25],
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    // At midnight: the day starts at 1:00, or 23:00 to 23:59 occurs twice.
    ['Africa/Cairo', '2026-04-24', 23],
    ['Africa/Cairo', '2026-10-29', 25],
    ['America/Santiago', '2026-04-04', 25],
    ['America/Santiago', '2026-09-06', 23],
    ['Asia/Kolkata', '2026-03-29', 24],
  ] as const

  it.each(changes)('Q-074 Q-115 a day in %s, %s, has %d hours', (zone, day, hours) => {
    process.env['TZ'] = zone
    // Engines may name a zone by its older name, e.g. Asia/Calcutta.
    const nameOf = (timeZone?: string) =>
      new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
    expect(nameOf()).toBe(nameOf(zone))
    const { startDate, endDate } = momentsOf({ start: day, end: day })
    const [fromMs, toMs] = [Date.parse(startDate), Date.parse(endDate)]
    expect(toMs + 1 - fromMs).toBe(hours * hourMs)
    expect([fromMs, toMs].map((ms) => dayOf(new Date(ms)))).toEqual([day, day])
    expect([fromMs - 1, toMs + 1].map((ms) => dayOf(new Date(ms)))).toEqual([
      daysFrom(day, -1),
      daysFrom(day, 1),
    ])
  })

  it.each(changes)('TXN-009 the last 7 days in %s around %s are 7 calendar days', (zone, day, hours) => {
    process.env['TZ'] = zone
    for (let after = 0; after < 7; after += 1) {
      const range = presetRange('last7Days', daysFrom(day, after))
      const counted = Array.from({ length: 7 }, (_, index) => daysFrom(range.start, index))
      expect(new Set(counted).size).toBe(7)
      expect(counted).toContain(day)
      expect(counted.at(-1)).toBe(range.end)
      const { startDate, endDate } = momentsOf(range)
      expect(Date.parse(endDate) + 1 - Date.parse(startDate)).toBe((6 * 24 + hours) * hourMs)
    }
  })

  it('Q-074 ranges in any zone start and end with their days, and meet without a gap', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...new Set(changes.map(([zone]) => zone))),
        days,
        fc.nat(400),
        (zone, start, more) => {
          process.env['TZ'] = zone
          const end = daysFrom(start, more)
          const { startDate, endDate } = momentsOf({ start, end })
          expect([startDate, endDate].map((iso) => dayOf(new Date(iso)))).toEqual([start, end])
          const next = daysFrom(end, 1)
          expect(momentsOf({ start: next, end: next }).startDate).toBe(
            new Date(Date.parse(endDate) + 1).toISOString(),
          )
        },
      ),
    )
  })
})
