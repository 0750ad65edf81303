import { listMarkets, type UserType } from '@kit/sdk/contract'
import { pageOf } from '@kit/shell/testing'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { closeStaff, showStaff } from '../testing/showStaff.tsx'
import MarketsPage from './MarketsPage.tsx'

afterEach(closeStaff)

const markets = z.decode(listMarkets.response, [
  {
    _id: '1.200',
    id: '1.200',
    name: 'Match Odds',
    marketName: 'Match Odds',
    type: 'betfair',
    status: 'SUSPENDED',
    min: 100,
    max: 100_000,
    openDate: '2026-11-22T12:00:00.000Z',
    eventTypeId: '4',
    eventType: { id: '4', name: 'Cricket' },
    competition: { id: 'c1', name: 'Ashes', region: 'AU' },
    event: {
      id: 'e1',
      name: 'England v Australia',
      countryCode: 'AU',
      timezone: 'UTC',
      openDate: '2026-11-22T12:00:00.000Z',
    },
    teams: [],
  },
] as never)

it.each([
  ['administrator', 'listEveryMarket'],
  ['agent', 'listMarkets'],
] as [UserType, string][])(
  'ROLE-025 CALL-073 CALL-074 lists the markets for a login of type %s by %s, and by no other call',
  async (userType, name) => {
    const { calls } = showStaff(<MarketsPage />, {
      userType,
      answers: { listEveryMarket: () => pageOf(markets), listMarkets: () => pageOf(markets) },
    })
    await expect.element(page.getByText('England v Australia')).toBeVisible()
    await expect.element(page.getByText('suspended')).toBeVisible()
    expect(calls.filter((called) => called.endsWith('Market') || called === 'listMarkets')).toEqual([name])
  },
)

it('shows an empty state if the operator has no markets', async () => {
  showStaff(<MarketsPage />, { answers: { listMarkets: () => pageOf([]) } })
  await expect.element(page.getByText('No markets here')).toBeVisible()
})
