import { listMarketBooks, market as marketSchema } from '@kit/sdk/contract'
import { eq } from 'drizzle-orm'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { account } from '../database/schema.ts'
import type { FeedUpdate } from '../../feed/feed.ts'
import { knowsMarket } from '../markets/catalogue.ts'
import {
  bookmakerBook,
  bookmakerMarket,
  lockedRunner,
  sessionBookOf,
  sessionMarket,
  testRunner,
} from '../../testing/fakeFeed.ts'
import {
  startTestOperator,
  testOrder,
  until,
  type TestOperator,
  type TestPlayer,
} from '../../testing/operator.ts'
import { rollBackSettlement } from './rollBackSettlement.ts'
import { settleMarket, voidMarket } from './settleMarket.ts'

let operator: TestOperator
let made = 0

beforeAll(async () => {
  operator = await startTestOperator([], { delayScale: 0.02 })
})
afterAll(() => operator.sandbox.close())

const openSession = async (someone: TestPlayer): Promise<string> => {
  const id = `s.${++made}`
  return open(someone, id, sessionOrder(id, { odds: 0 }), [
    { kind: 'market', market: sessionMarket(id) },
    { kind: 'book', book: sessionBookOf(id) },
  ])
}
const openBookmaker = async (someone: TestPlayer): Promise<string> => {
  const id = `b.${++made}`
  return open(someone, id, bookmakerOrder(id, { odds: 0 }), [
    { kind: 'market', market: bookmakerMarket(id) },
    { kind: 'book', book: bookmakerBook(id) },
  ])
}

async function open(
  someone: TestPlayer,
  id: string,
  unpriced: Order,
  updates: FeedUpdate[],
): Promise<string> {
  updates.forEach(operator.say)
  await until(() => knowsMarket(operator.sandbox.database, id))
  expect((await someone.place(unpriced)).body['code']).toBe('odds-zero')
  return id
}

type Order = ReturnType<typeof testOrder>

/** Default: yes at 46 for 100. */
function sessionOrder(marketId: string, more: Partial<Order> = {}): Order {
  return testOrder(marketId, { marketType: 'session', odds: 10_000, run: 46, ...more })
}

/** Default: back at 85 for 100. */
function bookmakerOrder(marketId: string, more: Partial<Order> = {}): Order {
  return testOrder(marketId, { marketType: 'bookmaker', odds: 8_500, ...more })
}

const settle = (marketId: string, outcome: Parameters<typeof settleMarket>[1]['outcome']) =>
  settleMarket(operator.sandbox.database, { marketId, outcome, by: 'operator', at: new Date() })

const groupOf = async (marketId: string) => {
  const { body } = await operator.call('GET', `api/common/game/market/group?eventId=event-${marketId}`)
  return JSON.parse(gunzipSync(Buffer.from(String(body.docs), 'base64')).toString()) as Record<
    string,
    unknown
  >[]
}

const priced = (marketId: string) =>
  until(async () => {
    const group = await groupOf(marketId)
    return group[0]?.['status'] === 'active' && group
  })

describe('a bet on a session', () => {
  it('PNL-001 PNL-002 PNL-009 BET-030 is answered with the ladder of runs, and its exposure is the worst of them', async () => {
    const player = await operator.newPlayer()
    const id = await openSession(player)
    const yes = await player.place(sessionOrder(id, { stake: 20_000n }))
    expect(yes).toMatchObject({
      status: 200,
      body: {
        docs: {
          market: { _id: id, type: 'session' },
          profit: 200,
          liability: 200,
          bet: { odds: { type: 'BACK', odd: 100, run: 46 } },
          marketBook: {
            exposure: 200,
            map: [
              {
                teamId: '101',
                exposureOrProfit: -200,
                profit: 0,
                liability: 200,
                minLoss: -200,
                sessionBook: { 45: -200, 46: 200, 47: 200 },
              },
            ],
          },
        },
      },
    })
    // No at 45 loses at 45 as well, where both then lose.
    const no = await player.place(sessionOrder(id, { side: 'lay', run: 45, stake: 20_000n }))
    expect(no.body.docs).toMatchObject({
      marketBook: { exposure: 400, map: [{ sessionBook: { 44: 0, 45: -400, 46: 0, 47: 0 } }] },
    })
    expect(await player.balance()).toEqual({ availablePts: 99_600, exposure: 400 })
    const maps = await player.call('GET', 'api/user/openBet/marketBook')
    expect(z.decode(listMarketBooks.response, maps.body.docs as never)).toEqual([
      {
        marketId: id,
        byRunner: [{ runnerId: '101', runnerName: '6 over runs Reds', amount: -40_000n }],
        exposure: 40_000n,
        sessionBook: [
          { run: 44, amount: 0n },
          { run: 45, amount: -40_000n },
          { run: 46, amount: 0n },
          { run: 47, amount: 0n },
        ],
      },
    ])
  })

  it.each([
    { run: 46, yes: 'won', no: 'lost', balance: 100_000 },
    { run: 45, yes: 'lost', no: 'lost', balance: 99_800 },
    { run: 44, yes: 'lost', no: 'won', balance: 100_000 },
  ])('with the result $run, a yes at 46 is $yes and a no at 45 is $no', async ({ run, yes, no, balance }) => {
    const player = await operator.newPlayer()
    const id = await openSession(player)
    await player.place(sessionOrder(id))
    await player.place(sessionOrder(id, { side: 'lay', run: 45 }))
    operator.say({ kind: 'sessionResult', marketId: id, run })
    const docs = await until(async () => {
      const { body } = await player.call('GET', 'api/user/openBet/history')
      const rows = body.docs as { status: string }[]
      return rows.length === 2 && rows
    })
    expect(docs.map(({ status }) => status)).toEqual([no, yes])
    expect(await player.balance()).toEqual({ availablePts: balance, exposure: 0 })
    expect((await groupOf(id))[0]).toMatchObject({ status: 'closed', marketClosed: true, resultRun: run })
  })

  it('is placed on a better run if the line moved that way, and else refused with the current line', async () => {
    const player = await operator.newPlayer()
    const id = await openSession(player)
    const better = await player.place(sessionOrder(id, { run: 48 }))
    expect(better.body.docs).toMatchObject({ bet: { odds: { run: 46 } } })
    expect(await player.place(sessionOrder(id, { run: 44 }))).toMatchObject({
      status: 409,
      body: {
        code: 'odds-changed',
        message: 'The price changed to 46 at 100.00',
        details: { odds: 10_000, run: 46 },
      },
    })
    expect(await player.place(sessionOrder(id, { odds: 11_000 }))).toMatchObject({
      body: { code: 'odds-changed' },
    })
    expect(await player.place(sessionOrder(id, { run: 0 }))).toMatchObject({
      status: 409,
      body: { code: 'odds-zero', field: 'run', message: "Odd/Run Can't be 0" },
    })
  })

  it('BET-041 has separate limits and the player’s own cap', async () => {
    const player = await operator.newMember()
    const id = await openSession(player)
    expect(await player.place(sessionOrder(id, { stake: 1_000_001n }))).toMatchObject({
      body: { code: 'stake-out-of-range', details: { min: '100', max: '10000' } },
    })
    const { database } = operator.sandbox
    await database.update(account).set({ sessionMax: 50_000n }).where(eq(account.id, player.id))
    expect(await player.place(sessionOrder(id, { stake: 50_001n }))).toMatchObject({
      body: { code: 'stake-above-cap', message: 'Market Stake Is Greater than allowed' },
    })
    expect((await player.place(sessionOrder(id, { stake: 50_000n }))).status).toBe(200)
  })

  it('MKT-014 is listed with its lines, and with odds of 0 for a missing line', async () => {
    const player = await operator.newPlayer()
    const id = await openSession(player)
    const [wire] = await priced(id)
    expect(wire).toMatchObject({
      type: 'session',
      marketIndex: 6,
      priority: 6,
      manual: true,
      back: { run: 46, odd: 100, run1: 0, odd1: 0, run2: 0, odd2: 0 },
      lay: { run: 45, odd: 100 },
      teams: [{ back: [{ run: 46, odd: 100 }], lay: [{ run: 45, odd: 100 }] }],
    })
    // An operator that sends the lines next to its team only is parsed to the same.
    const incomplete = { ...wire, teams: [{ id: '101', name: 'Reds', back: [], lay: [] }] }
    expect(z.decode(marketSchema, incomplete as never).runners[0]).toMatchObject({
      back: [{ run: 46, odds: 10_000 }],
      lay: [{ run: 45, odds: 10_000 }],
    })
  })
})

describe('a bet on a bookmaker market', () => {
  it('PNL-004 PNL-006 wins the odds per hundred, and lays the reverse', async () => {
    const player = await operator.newPlayer()
    const id = await openBookmaker(player)
    const back = await player.place(bookmakerOrder(id, { stake: 100_000n }))
    expect(back.body.docs).toMatchObject({
      profit: 850,
      liability: 1000,
      marketBook: {
        exposure: 1000,
        map: [
          { teamId: '101', exposureOrProfit: 850, profit: 850, liability: 0, minLoss: -1000 },
          { teamId: '102', exposureOrProfit: -1000, profit: 0, liability: 1000, minLoss: -1000 },
        ],
      },
    })
    const lay = await player.place(bookmakerOrder(id, { side: 'lay', odds: 8_800, stake: 100_000n }))
    expect(lay.body.docs).toMatchObject({ profit: 1000, liability: 880, marketBook: { exposure: 30 } })
    expect(await player.balance()).toEqual({ availablePts: 99_970, exposure: 30 })
    const winners = new Map([
      ['101', 'winner' as const],
      ['102', 'loser' as const],
    ])
    await settle(id, winners)
    expect(await player.balance()).toEqual({ availablePts: 99_970, exposure: 0 })
  })

  it('accepts no bet on a locked side, however it is requested', async () => {
    const player = await operator.newPlayer()
    const id = await openBookmaker(player)
    for (const side of ['back', 'lay'] as const)
      expect(await player.place(bookmakerOrder(id, { side, runnerId: '102', odds: 100 }))).toMatchObject({
        status: 409,
        body: { code: 'price-gone' },
      })
    expect((await priced(id))[0]).toMatchObject({ teams: [{}, { back: [{ odd: 0 }], lay: [{ odd: 0 }] }] })
  })

  it('is refused under another kind than the market’s', async () => {
    const player = await operator.newPlayer()
    const id = await openBookmaker(player)
    for (const marketType of ['betfair', 'session'] as const)
      expect(await player.place(bookmakerOrder(id, { marketType, run: 1 }))).toMatchObject({
        body: { code: 'market-unknown' },
      })
  })
})

describe('a ball', () => {
  it('shows BALL RUNNING and accepts no bets during the ball', async () => {
    const player = await operator.newPlayer()
    const id = await openSession(player)
    operator.say({ kind: 'book', book: sessionBookOf(id, {}, { status: 'ball running' }) })
    expect(await player.place(sessionOrder(id))).toMatchObject({ body: { code: 'market-suspended' } })
    await until(async () => (await groupOf(id))[0]?.['status'] === 'ball running')
    expect((await groupOf(id))[0]).toMatchObject({ betAllow: false })
  })

  it('during the delay of a bet refuses it, even if the same line returns', async () => {
    const player = await operator.newPlayer()
    const id = await openSession(player)
    operator.say({ kind: 'book', book: sessionBookOf(id, {}, { betDelaySeconds: 20 }) })
    const order = sessionOrder(id)
    const placing = player.place(order)
    await until(async () => {
      const { body } = await player.call('GET', `api/user/openBet/ref/${order.key}`)
      return (body.docs as { state?: string } | undefined)?.state === 'held'
    })
    operator.say({
      kind: 'book',
      book: sessionBookOf(id, {}, { status: 'ball running', betDelaySeconds: 20 }),
    })
    operator.say({ kind: 'book', book: sessionBookOf(id, {}, { betDelaySeconds: 20 }) })
    expect(await placing).toMatchObject({ status: 409, body: { code: 'market-suspended' } })
    expect(await player.balance()).toEqual({ availablePts: 100_000, exposure: 0 })
  })
})

describe('the end of bookmaker and session markets', () => {
  it('returns everything if void, is rolled back exactly, and may then end another way', async () => {
    const player = await operator.newPlayer()
    const id = await openSession(player)
    await player.place(sessionOrder(id, { stake: 30_000n }))
    const { database } = operator.sandbox
    await voidMarket(database, { marketId: id, reason: 'rain', by: 'operator', at: new Date() })
    expect(await player.balance()).toEqual({ availablePts: 100_000, exposure: 0 })
    await rollBackSettlement(database, { marketId: id, number: 1, at: new Date() })
    expect(await player.balance()).toEqual({ availablePts: 99_700, exposure: 300 })
    expect(await settle(id, { run: 50 })).toEqual([player.id])
    expect(await settle(id, { run: 40 })).toEqual([])
    expect(await player.balance()).toEqual({ availablePts: 100_300, exposure: 0 })
    await rollBackSettlement(database, { marketId: id, number: 2, at: new Date() })
    expect(await player.balance()).toEqual({ availablePts: 99_700, exposure: 300 })
    await settle(id, { run: 40 })
    expect(await player.balance()).toEqual({ availablePts: 99_700, exposure: 0 })
  })

  it('refuses the other kind of result, and changes nothing', async () => {
    const player = await operator.newPlayer()
    const session = await openSession(player)
    const bookmaker = await openBookmaker(player)
    await player.place(sessionOrder(session))
    await player.place(bookmakerOrder(bookmaker))
    await expect(settle(session, new Map([['101', 'winner']]))).rejects.toThrow(/settled by a run/)
    await expect(settle(bookmaker, { run: 3 })).rejects.toThrow(/settled by its runners/)
    await expect(settle(session, { run: -1 })).rejects.toThrow(/must be a whole number/)
    expect(await player.balance()).toEqual({ availablePts: 99_800, exposure: 200 })
  })
})

describe('bookmaker prices', () => {
  it('are unlocked and locked again by the feed', async () => {
    const player = await operator.newPlayer()
    const id = await openBookmaker(player)
    operator.say({
      kind: 'book',
      book: bookmakerBook(id, {
        runners: [lockedRunner('101'), testRunner('102', { back: 11_500, lay: 11_900 })],
      }),
    })
    expect((await player.place(bookmakerOrder(id))).body['code']).toBe('price-gone')
    const other = await player.place(bookmakerOrder(id, { runnerId: '102', odds: 11_500 }))
    expect(other.body.docs).toMatchObject({ profit: 115, liability: 100 })
  })
})
