import { eq, sql } from 'drizzle-orm'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorCode } from '../database/errorCode.ts'
import { bet, ledgerTransaction, posting } from '../database/schema.ts'
import type { FeedUpdate } from '../../feed/feed.ts'
import { opening, testBook, testMarket, testRunner } from '../../testing/fakeFeed.ts'
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
let clockMs = 0

beforeAll(async () => {
  operator = await startTestOperator(
    opening(
      testMarket('1.1'),
      testMarket('1.2'),
      testMarket('1.3'),
      testMarket('1.4', { numberOfWinners: 2 }),
      testMarket('1.5'),
      testMarket('1.6'),
      testMarket('1.7'),
    ),
    { clock: () => Date.now() + clockMs },
  )
})
afterAll(() => operator.sandbox.close())

const history = async (player: TestPlayer) =>
  (await player.call('GET', 'api/user/openBet/history')).body.docs as {
    status: string
    result: number
    odds: { teamId: string }
  }[]

const settled = async (player: TestPlayer, count: number) =>
  until(async () => {
    const docs = await history(player)
    return docs.length === count && docs
  })

const result = (marketId: string, ...winners: string[]): FeedUpdate => ({
  kind: 'result',
  marketId,
  outcome: ['101', '102', '103'].map((runnerId) => ({
    runnerId,
    status: winners.includes(runnerId) ? 'winner' : 'loser',
  })),
})

async function placeAll(player: TestPlayer, marketId: string, bets: ['back' | 'lay', string, bigint][]) {
  for (const [side, runnerId, stake] of bets) {
    const order = testOrder(marketId, { side, runnerId, stake, odds: side === 'back' ? 200 : 202 })
    expect((await player.place(order)).status).toBe(200)
  }
}

describe('the end of a market', () => {
  it('pays winners, charges losers and releases reserves', async () => {
    const player = await operator.newPlayer()
    await placeAll(player, '1.1', [
      ['back', '101', 100_000n],
      ['back', '102', 20_000n],
      ['lay', '103', 50_000n],
    ])
    operator.say(result('1.1', '101'))
    const docs = await settled(player, 3)
    expect(docs.map((row) => [row.odds.teamId, row.status, row.result])).toEqual([
      ['103', 'won', 500],
      ['102', 'lost', -200],
      ['101', 'won', 1000],
    ])
    expect(await player.balance()).toEqual({ availablePts: 101_300, exposure: 0 })
  })

  it('returns everything if the market is abandoned', async () => {
    const player = await operator.newPlayer()
    await placeAll(player, '1.2', [
      ['back', '101', 100_000n],
      ['lay', '102', 20_000n],
    ])
    operator.say({ kind: 'abandoned', marketId: '1.2', reason: 'the recording ends early' })
    expect((await settled(player, 2)).map((row) => [row.status, row.result])).toEqual([
      ['void', 0],
      ['void', 0],
    ])
    expect(await player.balance()).toEqual({ availablePts: 100_000, exposure: 0 })
  })

  it('voids bets on a withdrawn runner immediately and recalculates the others', async () => {
    const player = await operator.newPlayer()
    await placeAll(player, '1.3', [
      ['back', '101', 100_000n],
      ['back', '102', 40_000n],
    ])
    expect(await player.balance()).toEqual({ availablePts: 98_600, exposure: 1400 })
    operator.say({
      kind: 'book',
      book: testBook('1.3', { runners: [testRunner('102', { status: 'removed', back: 0, lay: 0 })] }),
    })
    expect(await settled(player, 1)).toMatchObject([{ status: 'void', odds: { teamId: '102' } }])
    expect(await player.balance()).toEqual({ availablePts: 99_000, exposure: 1000 })
    const refused = await player.place(testOrder('1.3', { runnerId: '102' }))
    expect(refused).toMatchObject({ status: 409, body: { code: 'runner-removed' } })

    operator.say(result('1.3', '103'))
    await settled(player, 2)
    expect(await player.balance()).toEqual({ availablePts: 99_000, exposure: 0 })
  })

  it('pays every winner of a market with two', async () => {
    const player = await operator.newPlayer()
    await placeAll(player, '1.4', [
      ['back', '101', 10_000n],
      ['back', '102', 10_000n],
      ['back', '103', 10_000n],
    ])
    // Two of three win: at worst one stake is lost, and the two winners pay more.
    expect(await player.balance()).toEqual({ availablePts: 100_000, exposure: 0 })
    operator.say(result('1.4', '101', '103'))
    await settled(player, 3)
    expect(await player.balance()).toEqual({ availablePts: 100_100, exposure: 0 })
  })

  it('divides the bets on winners of a dead heat, and rolls that back exactly', async () => {
    const { database } = operator.sandbox
    const [backer, layer] = [await operator.newPlayer(), await operator.newPlayer()]
    await placeAll(backer, '1.7', [
      ['back', '101', 100_000n],
      ['back', '103', 20_000n],
    ])
    await placeAll(layer, '1.7', [
      ['lay', '101', 100_000n],
      ['lay', '102', 100_000n],
    ])
    const reserved = [await backer.balance(), await layer.balance()]
    // At worst one of the two laid runners wins, and the other lay wins.
    expect(reserved[1]).toEqual({ availablePts: 99_980, exposure: 20 })
    operator.say(result('1.7', '101', '102'))
    // Half of the stake wins at 2.00 and half is lost. The losing back is lost in full.
    expect((await settled(backer, 2)).map((row) => [row.odds.teamId, row.status, row.result])).toEqual([
      ['103', 'lost', -200],
      ['101', 'won', 0],
    ])
    expect((await settled(layer, 2)).map((row) => row.result)).toEqual([-10, -10])
    expect(await backer.balance()).toEqual({ availablePts: 99_800, exposure: 0 })
    expect(await layer.balance()).toEqual({ availablePts: 99_980, exposure: 0 })
    await rollBackSettlement(database, { marketId: '1.7', number: 1, at: new Date() })
    expect([await backer.balance(), await layer.balance()]).toEqual(reserved)
    await voidMarket(database, { marketId: '1.7', by: 'operator', at: new Date(), reason: 'test' })
    expect(await backer.balance()).toEqual({ availablePts: 100_000, exposure: 0 })
  })

  it('happens once, however often the result is sent', async () => {
    const player = await operator.newPlayer()
    await placeAll(player, '1.5', [['back', '101', 100_000n]])
    operator.say(result('1.5', '101'))
    operator.say(result('1.5', '102'))
    await settled(player, 1)
    const outcome = new Map([['102', 'winner' as const]])
    const again = await settleMarket(operator.sandbox.database, {
      marketId: '1.5',
      outcome,
      by: 'operator',
      at: new Date(),
    })
    expect(again).toEqual([])
    expect(await player.balance()).toEqual({ availablePts: 101_000, exposure: 0 })
  })

  it('refuses orders afterwards, and the event page still shows the result', async () => {
    const player = await operator.newPlayer()
    operator.say(result('1.6', '102'))
    expect(await player.place(testOrder('1.6'))).toMatchObject({ body: { code: 'market-closed' } })

    const shown = async () => {
      const { body } = await operator.call('GET', 'api/common/game/market/group?eventId=event-1.6')
      return JSON.parse(gunzipSync(Buffer.from(String(body.docs), 'base64')).toString()) as unknown
    }
    const closed = [
      {
        status: 'closed',
        marketClosed: true,
        betAllow: false,
        teams: [{}, { id: '102', status: 'winner', back: [] }, {}],
      },
    ]
    expect(
      await until(async () => JSON.stringify(await shown()).includes('winner') && shown()),
    ).toMatchObject(closed)
    // Two minutes later it is no longer in the lists, and the catalogue answers.
    clockMs = 121_000
    await until(async () => JSON.stringify(await shown()).includes('"seq":0'))
    expect(await shown()).toMatchObject(closed)
    clockMs = 0
  })
})

describe('the ledger', () => {
  it('sums to zero over all events, and exposure equals the reserve of open bets', async () => {
    const { database } = operator.sandbox
    const unbalanced = await database
      .select({ id: posting.transactionId })
      .from(posting)
      .groupBy(posting.transactionId)
      .having(sql`sum(${posting.amount}) <> 0`)
    expect(unbalanced).toEqual([])
    expect(await database.select().from(bet).where(eq(bet.state, 'open'))).toEqual([])
    const [held] = await database
      .select({ total: sql<string>`coalesce(sum(${posting.amount}), 0)::text` })
      .from(posting)
      .where(sql`${posting.account} like '%:exposure'`)
    expect(held).toEqual({ total: '0' })
  })

  it('refuses changes of its entries', async () => {
    const { database } = operator.sandbox
    const refusals = [
      database.update(posting).set({ amount: 1n }),
      database.delete(posting),
      database.delete(ledgerTransaction),
      database.execute(sql`truncate posting`),
    ]
    for (const refusal of refusals) await expect(refusal).rejects.toMatchObject({ cause: { code: '23514' } })
  })

  it('refuses postings that do not sum to zero, and overdrawn players', async () => {
    const { database } = operator.sandbox
    const attempt = (rows: [string, bigint][]) =>
      database.transaction(async (tx) => {
        const [entry] = await tx
          .insert(ledgerTransaction)
          .values({ kind: 'test', reference: crypto.randomUUID(), createdAt: new Date() })
          .returning()
        const transactionId = entry?.id ?? 0n
        await tx.insert(posting).values(rows.map(([account, amount]) => ({ transactionId, account, amount })))
      })
    const refusalOf = (rows: [string, bigint][]) => attempt(rows).then(() => 'written', errorCode)
    expect(await refusalOf([['house:book', 5n]])).toBe('23514')
    const overdrawn = await refusalOf([
      ['player:nobody:available', -5n],
      ['house:book', 5n],
    ])
    expect(overdrawn).toBe('23514')
    await attempt([
      ['house:grants', -5n],
      ['house:book', 5n],
    ])
  })
})
