import { betTypes } from '@kit/sdk/contract'
import { memoryStorage } from '@kit/shell/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changeView,
  firstView,
  storeView,
  momentsOf,
  readView,
  shownDays,
  type BetsView,
} from './betsView.ts'

const kept: BetsView = {
  tab: 'ended',
  type: 'Slot Games',
  days: { start: '2026-11-01', end: '2026-11-03' },
  page: 4,
  player: { id: 'u1', userName: 'player' },
}

describe('the view of the bets screen', () => {
  it('is restored as stored', () => {
    const storage = memoryStorage()
    storeView(storage, kept)
    expect(readView(storage, betTypes)).toEqual(kept)
  })

  it.each([
    null,
    '',
    '{',
    '[]',
    '{}',
    JSON.stringify({ ...kept, type: 'chess' }),
    JSON.stringify({ ...kept, page: 0 }),
    JSON.stringify({ ...kept, days: { start: 'yesterday', end: '2026-11-03' } }),
    JSON.stringify({ ...kept, days: { start: '2026-11-04', end: '2026-11-03' } }),
  ])('is reset after %s', (text) =>
    expect(readView({ ...memoryStorage(), getItem: () => text }, betTypes)).toEqual(firstView),
  )

  it('starts with a type that the site has', () =>
    expect(readView(memoryStorage(), ['casino', 'Lottery']).type).toBe('casino'))

  it('returns to the first page with every change except of the page', () => {
    expect(changeView(kept, { type: 'casino' })).toEqual({ ...kept, type: 'casino', page: 1 })
    expect(changeView(kept, { page: 5 })).toEqual({ ...kept, page: 5 })
  })

  it('has the last seven days, including today, until days are chosen', () => {
    expect(shownDays(firstView, '2026-11-21')).toEqual({ start: '2026-11-15', end: '2026-11-21' })
    expect(shownDays(kept, '2026-11-21')).toEqual(kept.days)
  })

  it('requests from the start of the first day to the end of the last, in local time', () => {
    const day = fc.date({
      min: new Date(2000, 0, 1, 12),
      max: new Date(2099, 11, 31, 12),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(day, fc.nat(400), (first, more) => {
        const last = new Date(first.getFullYear(), first.getMonth(), first.getDate() + more, 12)
        const text = (date: Date) =>
          [date.getFullYear(), date.getMonth() + 1, date.getDate()]
            .map((part) => String(part).padStart(2, '0'))
            .join('-')
        const { startDate, endDate } = momentsOf({ start: text(first), end: text(last) })
        const [from, to] = [new Date(startDate), new Date(endDate)]
        expect([from.toDateString(), to.toDateString()]).toEqual([first.toDateString(), last.toDateString()])
        expect(new Date(from.getTime() - 1).toDateString()).not.toBe(first.toDateString())
        expect(new Date(to.getTime() + 1).toDateString()).not.toBe(last.toDateString())
      }),
    )
  })
})
