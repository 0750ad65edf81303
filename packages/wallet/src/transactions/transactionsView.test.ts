import { memoryStorage } from '@kit/shell/testing'
import { describe, expect, it } from 'vitest'
import {
  changeView,
  firstView,
  readView,
  resetView,
  shownDays,
  statesToChoose,
  storeView,
  type TransactionsView,
} from './transactionsView.ts'
import { requestsAsked, statementAsked } from './transactionsQuery.ts'

const kept: TransactionsView = {
  tab: 'withdraw',
  status: 'rejected',
  movement: 'debit',
  cause: 'dw',
  days: { start: '2026-11-01', end: '2026-11-03' },
  page: 4,
}
const today = '2026-11-21'

describe('the view of My Transactions', () => {
  it('comes back as it was kept', () => {
    const storage = memoryStorage()
    storeView(storage, kept)
    expect(readView(storage)).toEqual(kept)
  })

  it.each([
    '{',
    '[]',
    JSON.stringify({ ...kept, status: 'lost' }),
    JSON.stringify({ ...kept, page: 0 }),
    JSON.stringify({ ...kept, days: { start: '2026-11-04', end: '2026-11-03' } }),
  ])('resets the view after %s', (text) =>
    expect(readView({ ...memoryStorage(), getItem: () => text })).toEqual(firstView),
  )

  it('TXN-014 has the last seven days to today, until others are chosen', () => {
    expect(shownDays(firstView, today)).toEqual({ start: '2026-11-15', end: today })
    expect(shownDays(kept, today)).toEqual(kept.days)
  })

  it('goes back to the first page with every change but one of the page', () => {
    expect(changeView(kept, { status: 'all' })).toEqual({ ...kept, status: 'all', page: 1 })
    expect(changeView(kept, { page: 5 })).toEqual({ ...kept, page: 5 })
  })

  it('TXN-005 resets the days, the filters and the page, and keeps the tab', () =>
    expect(resetView(kept)).toEqual({ ...firstView, tab: 'withdraw' }))

  it('TXN-022 offers pending, processing, approved and rejected', () =>
    expect(statesToChoose(false)).toEqual(['pending', 'processing', 'approved', 'rejected']))

  it('TXN-023 offers canceled as well where wallet.requests.canceledStatus is on', () =>
    expect(statesToChoose(true)).toContain('canceled'))
})

describe('requests the parameters of the view', () => {
  const moments = {
    startDate: new Date(2026, 10, 1).toISOString(),
    endDate: new Date(2026, 10, 3, 23, 59, 59, 999).toISOString(),
  }
  it('TXN-026 is the range and the status, which is left out for all', () => {
    expect(requestsAsked({ ...kept, today })).toEqual({
      page: 4,
      limit: 25,
      search: '',
      status: 'rejected',
      ...moments,
    })
    expect(requestsAsked({ ...kept, status: 'all', today })).not.toHaveProperty('status')
  })

  it('TXN-021 is debit, credit or both of a statement', () => {
    expect(statementAsked({ ...kept, today })).toEqual({
      page: 4,
      limit: 25,
      trxType: 'dw',
      transactionType: 'debit',
      ...moments,
    })
    expect(statementAsked({ ...kept, movement: 'all', cause: 'all', today })).toEqual({
      page: 4,
      limit: 25,
      ...moments,
    })
  })
})
