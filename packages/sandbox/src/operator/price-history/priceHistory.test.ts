import { getPriceHistory, type PriceHistory, type ScoreBoard } from '@kit/sdk/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bookmakerMarket, opening, testBook, testMarket, testRunner } from '../../testing/fakeFeed.ts'
import { codeOf, startTestOperator, until, type TestOperator } from '../../testing/operator.ts'

let operator: TestOperator
let now = Date.UTC(2026, 0, 1, 12)

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1'), bookmakerMarket('1.2', 'event-1.1')), {
    clock: () => now,
  })
})
afterAll(() => operator.sandbox.close())

const path = (marketId: string, runnerId: string, since?: number) =>
  `api/common/game/priceHistory?marketId=${marketId}&runnerId=${runnerId}${since === undefined ? '' : `&since=${since}`}`

async function history(marketId = '1.1', runnerId = '101', since?: number): Promise<PriceHistory> {
  const { body } = await operator.call('GET', path(marketId, runnerId, since))
  return z.decode(getPriceHistory.response, body.docs as never)
}

/** Publishes a book after a while, and waits until clients have it. */
async function move(afterMs: number, back: number, more: Parameters<typeof testBook>[1] = {}) {
  now += afterMs
  const traded = [{ odds: back, size: 5_000n }]
  const runner = { ...testRunner('101', { back, lay: back + 2 }), traded, lastOdds: back }
  operator.say({ kind: 'book', book: testBook('1.1', { runners: [runner], ...more }) })
  await until(async () => (await history()).points.at(-1)?.back === back)
}

it('contains the best prices, the last matched price and the volume, at most one point a second', async () => {
  const begin = now
  await until(async () => (await history()).points.length > 0)
  await move(2_000, 210)
  await move(300, 212)
  await move(300, 214)
  const { from, upTo, points } = await history()
  expect([from, upTo]).toEqual([begin, now])
  expect(points).toEqual([
    { at: begin, back: 200, lay: 202 },
    { at: now, back: 214, lay: 216, last: 214, traded: 5_000n },
  ])
  expect((await history('1.1', '101', begin)).points).toHaveLength(1)
  expect((await history('1.2', '101')).points).toEqual([{ at: begin, back: 200, lay: 202 }])
})

it('contains the events of the market and of its event, for every runner', async () => {
  await move(5_000, 220, { status: 'suspended' })
  await move(5_000, 230, { isInPlay: true })
  const board = (wickets: number, runs: number): ScoreBoard => ({
    sport: 'cricket',
    status: 'In play',
    innings: [{ team: 'Reds', runs, wickets, overs: '5.4' }],
    thisOver: [],
    batters: [],
  })
  operator.say({ kind: 'score', eventId: 'event-1.1', board: board(1, 40) })
  now += 1_000
  operator.say({ kind: 'score', eventId: 'event-1.1', board: board(2, 44) })
  now += 1_000
  operator.say({ kind: 'score', eventId: 'event-1.1', board: board(1, 44) })
  const kinds = (moments: PriceHistory['moments']) => moments.map(({ kind, score }) => score ?? kind)
  now += 1_000
  expect(kinds((await history('1.1', '102')).moments)).toEqual([
    'suspended',
    'in-play',
    'resumed',
    '44/2',
    '44/1',
  ])
  expect((await history('1.2')).moments.map(({ kind }) => kind)).toEqual(['wicket', 'review'])
})

it('does not count a running ball as a suspension', async () => {
  const before = (await history()).moments.length
  await move(5_000, 240, { status: 'ball running', isInPlay: true })
  await move(5_000, 250, { isInPlay: true })
  expect((await history()).moments).toHaveLength(before)
})

it('refuses unknown ids', async () => {
  expect(codeOf(await operator.call('GET', path('9.9', '101')))).toEqual([404, 'market-unknown'])
  expect(codeOf(await operator.call('GET', path('1.1', '999')))).toEqual([404, 'runner-unknown'])
  expect(codeOf(await operator.call('GET', path('1.1', '101', -5)))[0]).toBe(400)
})
