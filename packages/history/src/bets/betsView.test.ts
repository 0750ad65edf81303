import { betTypes } from '@kit/sdk/contract'
import { memoryStorage } from '@kit/shell/testing'
import { describe, expect, it } from 'vitest'
import { changeView, firstView, storeView, readView, shownDays, type BetsView } from './betsView.ts'

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
})
