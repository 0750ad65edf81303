import { getMarketGroup, listEveryMarket, listHighlights, listMarkets, searchEvents } from '@kit/sdk/contract'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { rollBackSettlement } from '../bets/rollBackSettlement.ts'
import { opening, testBook, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, until, type TestOperator, type TestPlayer } from '../../testing/operator.ts'

let operator: TestOperator
let administrator: TestPlayer
let clockMs = 0

const football = { eventType: { id: '1', name: 'Soccer' } }
const { event } = testMarket('1.2')
const listed = [
  testMarket('1.1'),
  testMarket('1.2', {
    ...football,
    openDate: '2040-01-01T12:00:00.000Z',
    event: { ...event, name: 'Lions v Bears', openDate: '2040-01-01T12:00:00.000Z' },
  }),
  testMarket('1.3', { name: 'Tied Match', event: testMarket('1.1').event }),
]

beforeAll(async () => {
  operator = await startTestOperator(opening(...listed), { clock: () => Date.now() + clockMs })
  administrator = await operator.newMember('administrator')
  operator.say({ kind: 'book', book: testBook('1.1', { isInPlay: true, totalMatched: 5000n }) })
})
afterAll(() => operator.sandbox.close())

const read = async (path: string, caller?: TestPlayer) => {
  const { status, body } = await (caller ? caller.call('GET', path) : operator.call('GET', path))
  return { status, body, docs: body.docs as never }
}

describe('lists of markets', () => {
  it('CALL-074 ROLE-008 pages through the current markets, for everybody', async () => {
    const { docs, body } = await read('api/common/game/market?page=2&limit=2')
    expect(z.decode(listMarkets.response, docs)).toMatchObject([
      { id: '1.3', name: 'Tied Match', runners: [{ back: [{ odds: 200 }] }, {}, {}] },
    ])
    expect(body).toMatchObject({
      totalDocs: 3,
      totalPages: 2,
      nextPage: false,
      previousPage: true,
      showingFrom: 3,
    })
    expect((await read('api/common/game/market?limit=0')).body).toMatchObject({
      code: 'malformed',
      field: 'limit',
    })
  })

  it('returns the first markets of an event for a first screen as plain JSON, and only of a known event', async () => {
    const group = 'api/common/game/market/group'
    const { docs } = await read(`${group}?eventId=event-1.1&first=1`)
    expect(z.decode(getMarketGroup.response, docs)).toMatchObject([{ id: '1.1', runners: [{}, {}, {}] }])
    const whole = z.decode(getMarketGroup.response, (await read(`${group}?first=50`)).docs)
    expect(whole.map(({ id }) => id)).toEqual(['1.1', '1.2', '1.3'])
    expect((await read(`${group}?eventId=nobody&first=1`)).body).toMatchObject({ code: 'event-unknown' })
  })

  it('CALL-075 puts events in play before upcoming ones among the highlights', async () => {
    const highlights = async () =>
      z.decode(listHighlights.response, (await read('api/common/game/highlight')).docs)
    const both = await until(async () => {
      const rows = await highlights()
      return rows[0]?.mainMarket?.totalMatched === 5000n && rows
    })
    expect(both).toMatchObject([
      { isInPlay: true, event: { id: 'event-1.1' }, marketIds: ['1.1', '1.3'] },
      { isInPlay: false, event: { name: 'Lions v Bears' } },
    ])
  })
})

describe('a race card', () => {
  it('MKT-013 is shown in the lists, and still after the race is over', async () => {
    const card = {
      clothNumber: '7',
      stallDraw: '2',
      age: '4',
      jockeyName: 'A. Marlow',
      trainerName: 'B. Osei',
    }
    const race = testMarket('7.1', {
      name: 'Win',
      eventType: { id: '7', name: 'Horse Racing' },
      runners: [{ id: '701', name: 'Silver Quay', sort: 1, ...card }],
    })
    const raced = await startTestOperator(opening(race), { resultVisibleMs: 0 })
    const shown = async () => {
      const { body } = await raced.call('GET', 'api/common/game/market/group?eventId=event-7.1')
      return JSON.parse(gunzipSync(Buffer.from(String(body.docs), 'base64')).toString()) as {
        teams: { status: string }[]
        sequence: { seq: number }
      }[]
    }
    expect((await shown())[0]?.teams).toMatchObject([card])
    raced.say({ kind: 'result', marketId: '7.1', outcome: [{ runnerId: '701', status: 'winner' }] })
    // Its book is final immediately, and the catalogue is updated shortly after.
    const rested = await until(async () => {
      const [market] = await shown()
      return market?.sequence.seq === 0 && market.teams[0]?.status === 'winner' && market
    })
    expect(rested.teams).toMatchObject([card])
    await raced.sandbox.close()
  })
})

describe('the search', () => {
  const found = async (query: string) =>
    z.decode(searchEvents.response, (await read(`api/common/game/market/globalSearch?${query}`)).docs)

  it('CALL-045 CALL-046 MKT-033 finds events by name with their markets, grouped by sport', async () => {
    expect(await found('search=%20V%20&active=true&searchField=eventName')).toMatchObject([
      { name: 'Cricket' },
      { name: 'Soccer' },
    ])
    const { body } = await read('api/common/game/market/globalSearch?search=rEDS')
    expect(body.docs).toEqual([
      {
        name: 'Cricket',
        events: [
          {
            eventType: 'Cricket',
            eventTypeId: '4',
            eventId: 'event-1.1',
            eventName: 'Reds v Blues',
            countryCode: 'GB',
            timezone: 'UTC',
            openDate: '2026-01-01T12:00:00.000Z',
            markets: [
              { _id: '1.1', marketName: 'Match Odds' },
              { _id: '1.3', marketName: 'Tied Match' },
            ],
          },
        ],
      },
    ])
    expect(await found('search=tigers')).toEqual([])
    expect(await found('search=%25')).toEqual([])
  })

  it.each([
    ['search', 'search='],
    ['search', 'search=%20%20'],
    ['search', `search=${'x'.repeat(65)}`],
    ['active', 'search=a&active=yes'],
    ['searchField', 'search=a&searchField=marketName'],
  ])('refuses a wrong %s (%s)', async (field, query) =>
    expect(await operator.call('GET', `api/common/game/market/globalSearch?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'malformed', field },
    }),
  )

  it('accepts five requests a second from one address', async () => {
    const limited = await startTestOperator([], {
      rateLimits: { search: { perSecond: 5, burst: 5 } },
      clock: () => 0,
    })
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => limited.call('GET', 'api/common/game/market/globalSearch?search=a')),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    await limited.sandbox.close()
  })
})

describe('the administrator', () => {
  const every = async () =>
    z.decode(listEveryMarket.response, (await read('api/administrator/game/market', administrator)).docs)

  it('SEC-006 ROLE-025 is the only one who may request every market', async () => {
    const path = 'api/administrator/game/market'
    expect((await read(path)).status).toBe(401)
    for (const type of ['user', 'agent', 'whiteLabel'] as const)
      expect((await read(path, await operator.newMember(type))).status).toBe(403)
  })

  it('CALL-073 sees the last to open first, and ended markets with their result', async () => {
    expect((await every()).map(({ id }) => id)).toEqual(['1.2', '1.3', '1.1'])
    operator.say({ kind: 'result', marketId: '1.3', outcome: [{ runnerId: '101', status: 'winner' }] })
    const isOver = async () => (await every()).some((row) => row.id === '1.3' && row.isClosed)
    await until(isOver)
    // Two minutes later, it is no longer in the lists.
    clockMs = 121_000
    const gone = async () => (await read('api/common/game/market')).body['totalDocs'] === 2
    await until(gone)
    const third = async () => (await every()).find(({ id }) => id === '1.3')
    await until(async () => (await third())?.sequence.seq === 0)
    expect(await third()).toMatchObject({
      isClosed: true,
      status: 'closed',
      runners: [{ status: 'winner' }, {}, {}],
    })
    const { docs, body } = await read('api/administrator/game/market?limit=1&page=2', administrator)
    expect(docs).toMatchObject([{ _id: '1.3' }])
    expect(body).toMatchObject({ totalDocs: 3, showingFrom: 2, showingTo: 2 })

    // A market that waits for another result is not over, but accepts no bets.
    await rollBackSettlement(operator.sandbox.database, { marketId: '1.3', number: 1, at: new Date() })
    expect(await third()).toMatchObject({ isClosed: false, status: 'suspended', allowsBets: false })
  })
})
