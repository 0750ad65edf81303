import { betTypes } from '@kit/sdk/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account } from '../database/schema.ts'
import type { FeedUpdate } from '../../feed/feed.ts'
import { knowsMarket } from '../markets/catalogue.ts'
import { opening, sessionBookOf, sessionMarket, testMarket } from '../../testing/fakeFeed.ts'
import {
  startTestOperator,
  testOrder,
  until,
  type TestOperator,
  type TestPlayer,
} from '../../testing/operator.ts'
import { rollBackSettlement } from './rollBackSettlement.ts'
import { settleMarket, voidMarket } from './settleMarket.ts'
import { withdrawRunner } from './withdrawRunner.ts'

let operator: TestOperator
let player: TestPlayer
let other: TestPlayer
let clockMs = Date.parse('2030-01-01T10:00:00.000Z')

interface Row {
  _id: string
  status: string
  result: number
  market: { id: string }
  odds: { type: string }
  user?: { _id: string; userName: string }
  totalBack?: number
  totalLay?: number
  totalBetPts?: number
  totalCommission?: number
}

const ask = async (caller: TestPlayer, path: string) => {
  const { status, body } = await caller.call('GET', path)
  return { status, docs: body.docs as Row[], body }
}
const marketsOf = async (caller: TestPlayer, path: string) =>
  (await ask(caller, path)).docs.map(({ market }) => market.id)

const place = async (caller: TestPlayer, marketId: string, ...sides: ('back' | 'lay')[]) => {
  for (const side of sides) {
    const order = testOrder(marketId, { side, odds: side === 'back' ? 200 : 202, stake: 10_000n })
    expect((await caller.place(order)).status).toBe(200)
  }
}

/** The first runner wins. */
const settleAt = async (marketId: string, at: string) => {
  clockMs = Date.parse(at)
  operator.say({
    kind: 'result',
    marketId,
    outcome: ['101', '102', '103'].map((runnerId) => ({
      runnerId,
      status: runnerId === '101' ? 'winner' : 'loser',
    })),
  })
  await until(async () =>
    (await ask(player, 'api/user/openBet?limit=100')).docs.every(({ market }) => market.id !== marketId),
  )
}

const days = ['1.1', '1.2', '1.3']

beforeAll(async () => {
  operator = await startTestOperator(opening(...[...days, '1.4'].map((id) => testMarket(id))), {
    clock: () => clockMs,
  })
  player = await operator.newMember()
  other = await operator.newMember()
  for (const marketId of [...days, '1.4']) await place(player, marketId, 'back', 'lay', 'back')
  await place(other, '1.1', 'back')
  for (const [index, marketId] of days.entries())
    await settleAt(marketId, `2030-01-0${index + 2}T18:00:00.000Z`)
})
afterAll(() => operator.sandbox.close())

describe('the history of a player', () => {
  it('CALL-065 contains the ended bets, the last ended first, in pages', async () => {
    const { docs, body } = await ask(player, 'api/user/openBet/history?page=2&limit=2')
    expect(docs.map((row) => [row.market.id, row.odds.type, row.status, row.result])).toEqual([
      ['1.3', 'BACK', 'won', 100],
      ['1.2', 'BACK', 'won', 100],
    ])
    expect(body).toMatchObject({
      totalDocs: 9,
      totalPages: 5,
      showingFrom: 3,
      showingTo: 4,
      nextPageNumber: 3,
    })
  })

  it.each([
    ['startDate=2030-01-03T18:00:00.000Z', ['1.3', '1.2']],
    ['endDate=2030-01-03T18:00:00.000Z', ['1.2', '1.1']],
    ['startDate=2030-01-03T00:00:00.000Z&endDate=2030-01-03T23:59:59.999Z', ['1.2']],
    ['startDate=2030-01-03T23:30:00.000%2B05:30&endDate=2030-01-03T23:30:00.000%2B05:30', ['1.2']],
    ['startDate=2030-01-05T00:00:00.000Z', []],
    ['startDate=2030-01-04T00:00:00.000Z&endDate=2030-01-03T00:00:00.000Z', []],
    ['gameType=exchange', ['1.3', '1.2', '1.1']],
  ])('CALL-065 is filtered by %s, both ends included', async (filter, markets) => {
    const docs = await marketsOf(player, `api/user/openBet/history?${filter}&limit=100`)
    expect(docs).toEqual(markets.flatMap((marketId) => [marketId, marketId, marketId]))
  })

  it('OPEN-012 accepts every type of the filter, and contains exchange bets only', async () => {
    const counts = await Promise.all(
      betTypes.map(async (type) => {
        const { body } = await ask(player, `api/user/openBet/history?gameType=${encodeURIComponent(type)}`)
        const open = await ask(player, `api/user/openBet?gameType=${encodeURIComponent(type)}`)
        expect([type, open.body['totalDocs']]).toEqual([type, type === 'exchange' ? 3 : 0])
        return [type, body['totalDocs']]
      }),
    )
    expect(counts).toEqual(betTypes.map((type) => [type, type === 'exchange' ? 9 : 0]))
  })

  it.each([
    ['startDate', 'yesterday'],
    ['startDate', '2030-02-30T00:00:00.000Z'],
    ['endDate', '0000-01-01T00:00:00.000Z'],
    ['endDate', '2030-01-01'],
    ['gameType', 'football'],
    ['page', '0'],
    ['limit', '101'],
  ])('refuses the %s %s and names the field', async (field, value) => {
    for (const path of ['history', 'history/details'])
      expect(await player.call('GET', `api/user/openBet/${path}?${field}=${value}`)).toMatchObject({
        status: 400,
        body: { code: 'malformed', field },
      })
  })

  it('OPEN-001 OPEN-002 CALL-066 adds to each detail the total result of all bets on its market', async () => {
    const { docs, body } = await ask(player, 'api/user/openBet/history/details?limit=100')
    expect(body['totalDocs']).toBe(9)
    for (const row of docs)
      expect(row).toMatchObject({
        market: { event: {}, marketName: 'Match Odds', type: 'betfair', eventType: { id: '4' } },
        odds: { teamId: '101', teamName: 'Runner 101', run: 0 },
        stake: 100,
        profit: 100,
        totalBack: 200,
        totalLay: -102,
        totalBetPts: 98,
        totalCommission: 0,
      })
    const page = await ask(player, 'api/user/openBet/history/details?marketId=1.2&page=3&limit=1')
    expect(page.docs).toMatchObject([{ market: { id: '1.2' }, odds: { type: 'BACK' }, totalBetPts: 98 }])
    expect(page.body).toMatchObject({ totalDocs: 3, nextPage: false, previousPageNumber: 2 })
  })

  it('CALL-066 contains with each detail how its market ended, and finds one bet by its id', async () => {
    const { docs } = await ask(player, 'api/user/openBet/history/details?marketId=1.2')
    for (const row of docs)
      expect(row).toMatchObject({
        marketResult: {
          status: 'settled',
          runnerStatus: 'winner',
          winners: ['Runner 101'],
          remarks: '',
          endedAt: '2030-01-03T18:00:00.000Z',
          takenBack: 0,
        },
      })
    const one = await ask(player, `api/user/openBet/history/details?betId=${docs[1]?._id}`)
    expect(one.docs).toEqual([docs[1]])
    expect((await ask(other, `api/user/openBet/history/details?betId=${docs[1]?._id}`)).docs).toEqual([])
  })

  it('contains only the player’s own bets, and is for players only', async () => {
    expect(await marketsOf(other, 'api/user/openBet/history')).toEqual(['1.1'])
    expect(await marketsOf(other, `api/user/openBet/history?userId=${player.id}`)).toEqual(['1.1'])
    expect((await ask(other, 'api/user/openBet/history/details')).docs).toMatchObject([
      { totalBack: 100, totalLay: 0, totalBetPts: 100 },
    ])
    const agent = await operator.newMember('agent')
    for (const path of ['openBet', 'openBet/history', 'openBet/history/details']) {
      expect((await operator.call('GET', `api/user/${path}`)).status).toBe(401)
      expect((await agent.call('GET', `api/user/${path}`)).status).toBe(403)
    }
  })
})

describe('the bets of players, for staff', () => {
  const paths = ['user/openBet', 'user/openBet/history', 'user/openBet/history/details']
  const setParent = (child: TestPlayer, parent: TestPlayer) =>
    operator.sandbox.database.update(account).set({ parentId: parent.id }).where(eq(account.id, child.id))

  it('ROLE-023 CALL-064 CALL-065 CALL-066 are those of all players for the administrator, with the player of each', async () => {
    const administrator = await operator.newMember('administrator')
    const [open, ended, details] = await Promise.all(
      paths.map((path) => ask(administrator, `api/administrator/${path}?limit=100`)),
    )
    expect(open?.docs.map(({ market }) => market.id)).toEqual(['1.4', '1.4', '1.4'])
    expect(ended?.docs).toHaveLength(10)
    expect(details?.docs.filter(({ user }) => user?._id === other.id)).toMatchObject([
      { user: { userName: expect.stringMatching(/^user_/) }, totalBack: 100, totalLay: 0 },
    ])
    const ofOther = await ask(administrator, `api/administrator/user/openBet/history?userId=${other.id}`)
    expect(ofOther.docs.map(({ user }) => user?._id)).toEqual([other.id])
    expect((await ask(administrator, 'api/administrator/user/openBet?eventId=event-1.1')).docs).toEqual([])
    const filtered = 'api/administrator/user/openBet/history?startDate=2030-01-04T00:00:00.000Z'
    expect(await marketsOf(administrator, filtered)).toEqual(['1.3', '1.3', '1.3'])
  })

  it('are those of the players below at any depth, and no others', async () => {
    const master = await operator.newMember('master')
    const agent = await operator.newMember('agent')
    const stranger = await operator.newMember('branch')
    await setParent(agent, master)
    await setParent(other, agent)
    for (const [caller, type, players] of [
      [master, 'master', [other.id]],
      [agent, 'agent', [other.id]],
      [stranger, 'branch', []],
    ] as const) {
      for (const path of paths.slice(1)) {
        const { docs } = await ask(caller, `api/${type}/${path}`)
        expect(docs.map(({ user }) => user?._id)).toEqual(players)
        expect((await ask(caller, `api/${type}/${path}?userId=${player.id}`)).docs).toEqual([])
      }
      expect((await ask(caller, `api/${type}/user/openBet`)).docs).toEqual([])
    }
  })

  it('are under the caller’s own type, and never for a player', async () => {
    const agent = await operator.newMember('agent')
    for (const path of paths) {
      expect((await operator.call('GET', `api/agent/${path}`)).status).toBe(401)
      expect((await agent.call('GET', `api/administrator/${path}`)).status).toBe(403)
      expect((await player.call('GET', `api/user/${path}`)).status).toBe(403)
      expect((await player.call('GET', `api/agent/${path}`)).status).toBe(403)
    }
  })
})

describe('a quick bet', () => {
  it('BET-007 keeps its mark from the order to the lists', async () => {
    const quick = await operator.newMember()
    const answer = await quick.place(testOrder('1.4', { nation: 'Runner 101' }))
    expect(answer.body.docs).toMatchObject({ bet: { nation: 'Runner 101' } })
    expect((await ask(quick, 'api/user/openBet')).docs).toMatchObject([{ nation: 'Runner 101' }])
    await quick.place(testOrder('1.4'))
    expect((await ask(quick, 'api/user/openBet')).docs[0]).not.toHaveProperty('nation')
    const outcome = new Map([['101', 'winner' as const]])
    const at = new Date(clockMs)
    await settleMarket(operator.sandbox.database, { marketId: '1.4', outcome, by: 'operator', at })
    expect((await ask(quick, 'api/user/openBet/history')).docs).toMatchObject([{}, { nation: 'Runner 101' }])
  })
})

describe('the end of a bet’s market', () => {
  const detailOf = async (who: TestPlayer) =>
    (await ask(who, 'api/user/openBet/history/details')).docs[0] as Row & { marketResult: object }
  const open = async (marketId: string, ...updates: FeedUpdate[]) => {
    updates.forEach(operator.say)
    await until(() => knowsMarket(operator.sandbox.database, marketId))
    return operator.newMember()
  }

  it('contains the run of a session, and the feed’s note if its innings ended it', async () => {
    const who = await open(
      '2.1',
      { kind: 'market', market: sessionMarket('2.1') },
      { kind: 'book', book: sessionBookOf('2.1') },
    )
    const order = testOrder('2.1', { marketType: 'session', odds: 10_000, run: 46 })
    expect((await who.place(order)).status).toBe(200)
    operator.say({ kind: 'sessionResult', marketId: '2.1', run: 40, note: 'All out.' })
    await until(async () => (await ask(who, 'api/user/openBet')).docs.length === 0)
    expect(await detailOf(who)).toMatchObject({
      status: 'lost',
      marketResult: { status: 'settled', resultRun: 40, remarks: 'All out.' },
    })
  })

  it('is open for a bet whose runner was withdrawn, explains a void market, and shows a rollback', async () => {
    const who = await open('2.2', ...opening(testMarket('2.2')))
    for (const runnerId of ['101', '102'])
      expect((await who.place(testOrder('2.2', { runnerId, odds: 200, stake: 10_000n }))).status).toBe(200)
    const { database } = operator.sandbox
    const at = () => new Date((clockMs += 1000))
    await withdrawRunner(database, '2.2', '101', at())
    expect(await detailOf(who)).toMatchObject({
      status: 'void',
      marketResult: { status: 'open', runnerStatus: 'removed', winners: [], endedAt: null },
    })
    const word = { marketId: '2.2', by: 'operator' as const }
    await settleMarket(database, { ...word, outcome: new Map([['102', 'winner']]), at: at() })
    await rollBackSettlement(database, { marketId: '2.2', number: 1, at: at() })
    await voidMarket(database, { ...word, reason: 'Wrong teams.', at: at() })
    expect(await detailOf(who)).toMatchObject({
      status: 'void',
      odds: { teamId: '102' },
      marketResult: { status: 'void', winners: [], remarks: 'Wrong teams.', takenBack: 1 },
    })
  })
})
