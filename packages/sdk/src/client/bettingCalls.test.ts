import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  addFavouriteEvent,
  addFavouriteMarket,
  getHome,
  getMarketGroup,
  getQuickBets,
  getStakes,
  listBetDetails,
  listBetHistory,
  listEveryMarket,
  listFavouriteEvents,
  listFavouriteMarkets,
  listHighlights,
  listMarkets,
  listOpenBets,
  listPlayerBetDetails,
  listPlayerBetHistory,
  listPlayerBets,
  listTransactions,
  placeBet,
  removeFavouriteEvent,
  removeFavouriteMarket,
  saveQuickBets,
  saveStakes,
  searchEvents,
} from '../contract/index.ts'
import { sentFor } from '../testing/sentFor.ts'

const page = { page: 2, limit: 10 }
const wirePage = { page: '2', limit: '10' }
const filters = {
  startDate: '2026-01-01T00:00:00.000Z',
  endDate: '2026-01-07T23:59:59.999Z',
  gameType: 'exchange' as const,
}

describe('the client sends', () => {
  it('CALL-061 an order as JSON, in wire form', async () => {
    const order = {
      key: '3f0e8c1a-8f6b-4a6e-9c57-3b6a1f0f8f11',
      marketId: '1.1',
      eventId: 'e1',
      runnerId: '101',
      runnerName: 'Reds',
      side: 'back' as const,
      odds: 202,
      run: 0,
      marketType: 'betfair' as const,
      matchDate: '2026-01-01T12:00:00.000Z',
      stake: 10_050n,
      isCashout: false,
      browser: { name: 'Chrome', os: 'Android', version: '138', mobile: true },
      country: { continent: 'AS', city: 'Pune', country: 'India', countryFlag: 'in', region: 'MH' },
    }
    const sent = await sentFor(placeBet, order)
    expect([sent.call, sent.hasToken]).toEqual(['POST api/user/openBet', true])
    expect(JSON.parse(String(sent.body))).toMatchObject({
      cashout: false,
      marketId: '1.1',
      oddType: 'BACK',
      odd: 2.02,
      run: 0,
      teamId: '101',
      eventId: 'e1',
      marketType: 'BETFAIR',
      matchDate: '2026-01-01T12:00:00.000Z',
      name: 'Reds',
      stake: 100.5,
      browserDetail: order.browser,
      countryDetail: order.country,
    })
  })

  it('CALL-080 CALL-081 nothing but an event’s id to read markets, and nothing to read home; both answers are compressed', async () => {
    const group = await sentFor(getMarketGroup, {})
    const ofEvent = await sentFor(getMarketGroup, { eventId: 'e1' })
    const home = await sentFor(getHome, {})
    expect([group.call, group.query]).toEqual(['GET api/common/game/market/group', {}])
    expect(ofEvent.query).toEqual({ eventId: 'e1' })
    expect([home.call, home.query]).toEqual(['GET api/common/home', {}])
    expect([getMarketGroup.compressed, getHome.compressed]).toEqual([true, true])
    expect((await sentFor(getHome, { first: 8 })).query).toEqual({ first: '8' })
  })

  it('CALL-081 CALL-082 and reads the home document, its market ids between pipes split', () => {
    const wire = { fastestOdd: [], highlight: ['e1'], marketIds: '1.1|1.2|', ongoing: [], upcoming: [] }
    expect(z.decode(getHome.response, wire)).toEqual({
      highlight: ['e1'],
      marketIds: ['1.1', '1.2'],
      ongoing: [],
      upcoming: [],
    })
    const cut = { ...wire, marketIds: '1.1|1.2', hasMore: true }
    expect(z.decode(getHome.response, cut).hasMore).toBe(true)
    expect(z.encode(getHome.response, z.decode(getHome.response, cut))).toEqual(cut)
    expect(z.encode(getHome.response, z.decode(getHome.response, wire))).not.toHaveProperty('hasMore')
  })

  it('CALL-056 CALL-058 nothing to read stakes and quick bets', async () => {
    for (const [endpoint, path] of [
      [getStakes, 'api/user/stake'],
      [getQuickBets, 'api/user/quickBet'],
    ] as const)
      expect(await sentFor(endpoint, {})).toMatchObject({ call: `GET ${path}`, query: {}, body: undefined })
  })

  it('CALL-057 CALL-059 STAKE-002 {stake: [{label, value}]} to save them, without `_id`', async () => {
    const loaded = { label: '1k', value: 100_000n, _id: 'a1' }
    for (const [endpoint, path] of [
      [saveStakes, 'api/user/stake'],
      [saveQuickBets, 'api/user/quickBet'],
    ] as const) {
      const { call, body } = await sentFor(endpoint, { presets: [loaded] })
      expect([call, JSON.parse(String(body))]).toEqual([
        `PUT ${path}`,
        { stake: [{ label: '1k', value: 1000 }] },
      ])
    }
  })

  it('ROLE-024 CALL-063 CALL-065 CALL-066 a player\u2019s lists of bets with paging and filters', async () => {
    const open = await sentFor(listOpenBets, page)
    expect([open.call, open.query]).toEqual(['GET api/user/openBet', wirePage])
    for (const [endpoint, path] of [
      [listBetHistory, 'api/user/openBet/history'],
      [listBetDetails, 'api/user/openBet/history/details'],
    ] as const) {
      const { call, query } = await sentFor(endpoint, { ...page, ...filters })
      expect([call, query]).toEqual([`GET ${path}`, { ...wirePage, ...filters }])
    }
  })

  it('ROLE-023 CALL-064 CALL-065 CALL-066 staff\u2019s lists of bets under their own type and user/', async () => {
    for (const [endpoint, path] of [
      [listPlayerBets, 'user/openBet'],
      [listPlayerBetHistory, 'user/openBet/history'],
      [listPlayerBetDetails, 'user/openBet/history/details'],
    ] as const) {
      const { call, query } = await sentFor(endpoint, { ...page, userId: 'u' }, 'superMaster')
      expect([call, query]).toEqual([`GET api/superMaster/${path}`, { ...wirePage, userId: 'u' }])
      expect((await sentFor(endpoint, page, 'defaultBranch')).call).toBe(`GET api/branch/${path}`)
    }
  })

  it('CALL-070 CALL-071 what of the statement is wanted, and for the last bet one of one', async () => {
    const last = await sentFor(listTransactions, { page: 1, limit: 1, trxType: 'bet' })
    expect([last.call, last.query]).toEqual([
      'GET api/user/transaction',
      { page: '1', limit: '1', trxType: 'bet' },
    ])
    expect((await sentFor(listTransactions, page, 'agent')).call).toBe('GET api/agent/transaction')
  })

  it('CALL-110 CALL-111 CALL-112 CALL-113 CALL-114 CALL-115 favourites as forms', async () => {
    expect((await sentFor(listFavouriteEvents, {})).call).toBe('GET api/user/favorite/event')
    expect((await sentFor(listFavouriteMarkets, {})).call).toBe('GET api/user/favorite/market')
    const isForm = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const [endpoint, method] of [
      [addFavouriteEvent, 'POST'],
      [removeFavouriteEvent, 'DELETE'],
    ] as const)
      expect(await sentFor(endpoint, { eventId: 'e1' })).toMatchObject({
        call: `${method} api/user/favorite/event`,
        body: 'eventId=e1',
        headers: isForm,
      })
    for (const [endpoint, method] of [
      [addFavouriteMarket, 'POST'],
      [removeFavouriteMarket, 'DELETE'],
    ] as const)
      expect(await sentFor(endpoint, { marketId: 'm1' })).toMatchObject({
        call: `${method} api/user/favorite/market`,
        body: 'marketId=m1',
        headers: isForm,
      })
  })

  it('CALL-045 CALL-073 CALL-074 CALL-075 what is asked of markets', async () => {
    const sought = { search: 'reds', active: 'true', searchField: 'eventName' } as const
    const search = await sentFor(searchEvents, sought)
    expect([search.call, search.query]).toEqual(['GET api/common/game/market/globalSearch', sought])
    const all = await sentFor(listEveryMarket, page, 'administrator')
    expect([all.call, all.query]).toEqual(['GET api/administrator/game/market', wirePage])
    const shown = await sentFor(listMarkets, page)
    expect([shown.call, shown.query]).toEqual(['GET api/common/game/market', wirePage])
    expect((await sentFor(listHighlights, {})).call).toBe('GET api/common/game/highlight')
  })
})
