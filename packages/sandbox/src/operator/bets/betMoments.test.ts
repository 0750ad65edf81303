import { findBetMoment, type BetMoment } from '@kit/sdk/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  opening,
  sessionBookOf,
  sessionMarket,
  testBook,
  testMarket,
  testRunner,
} from '../../testing/fakeFeed.ts'
import {
  codeOf,
  startTestOperator,
  testOrder,
  type TestOperator,
  type TestPlayer,
} from '../../testing/operator.ts'

let operator: TestOperator
let player: TestPlayer
let now = Date.parse('2026-11-25T12:00:00.000Z')

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1'), testMarket('2.1'), sessionMarket('3.1')), {
    delayScale: 0.05,
    clock: () => now,
  })
  player = await operator.newPlayer()
})
afterAll(() => operator.sandbox.close())

const momentOf = (whose: TestPlayer, betId: string) =>
  whose.call('GET', `api/user/openBet/moment/${encodeURIComponent(betId)}`)
const read = async (betId: string): Promise<BetMoment> => {
  const { body } = await momentOf(player, betId)
  return z.decode(findBetMoment.response, body.docs as never)
}
const betIdOf = ({ body }: { body: { docs?: unknown } }) => (body.docs as { bet: { _id: string } }).bet._id
const ladder = (odds: number, step: number) =>
  [0, 1, 2, 3, 4].map((level) => ({ odds: odds + level * step, run: 0, size: BigInt(10_000 + level * 125) }))

it('stores the requested order, the offer before the delay, and the three best prices at the match', async () => {
  const say = (back: number) =>
    operator.say({
      kind: 'book',
      book: testBook('2.1', {
        betDelaySeconds: 5,
        isInPlay: true,
        runners: [
          { id: '101', status: 'active', back: ladder(back, -2), lay: ladder(back + 4, 2) },
          testRunner('102'),
        ],
      }),
    })
  say(210)
  const receivedAt = now
  const placing = player.place(
    testOrder('2.1', { odds: 206, pricePolicy: 'within', priceSteps: 2, stake: 20_000n }),
  )
  await new Promise((resolve) => setTimeout(resolve, 120))
  say(220)
  now += 5_040
  const betId = betIdOf(await placing)
  expect(await read(betId)).toEqual({
    betId,
    asked: { odds: 206, run: 0 },
    pricePolicy: 'within',
    priceSteps: 2,
    arrived: { odds: 210, run: 0 },
    got: { odds: 220, run: 0 },
    delayMs: 5_000,
    receivedAt: new Date(receivedAt).toISOString(),
    matchedAt: new Date(receivedAt + 5_040).toISOString(),
    back: ladder(220, -2).slice(0, 3),
    lay: ladder(224, 2).slice(0, 3),
  })
})

it('stores the line of a session’s prices', async () => {
  operator.say({ kind: 'book', book: sessionBookOf('3.1', { yes: 46, no: 45 }) })
  const order = testOrder('3.1', { marketType: 'session', odds: 10_000, run: 46 })
  expect(await read(betIdOf(await player.place(order)))).toMatchObject({
    asked: { odds: 10_000, run: 46 },
    arrived: { run: 46 },
    got: { run: 46 },
    back: [{ run: 46 }],
    lay: [{ run: 45 }],
  })
})

it('shows a moment only to the player of the bet', async () => {
  const betId = betIdOf(await player.place(testOrder('1.1')))
  expect((await momentOf(player, betId)).status).toBe(200)
  const somebodyElse = await operator.newPlayer()
  expect(codeOf(await momentOf(somebodyElse, betId))).toEqual([404, 'moment-unknown'])
  expect(codeOf(await momentOf(player, 'no such bet'))).toEqual([404, 'moment-unknown'])
  expect((await momentOf(await operator.administrator(), betId)).status).toBe(403)
  expect((await operator.call('GET', `api/user/openBet/moment/${betId}`)).status).toBe(401)
})

it('stores nothing of a refused order, and one moment of an order that was sent twice', async () => {
  const order = testOrder('1.1')
  const first = betIdOf(await player.place(order))
  expect(betIdOf(await player.place(order))).toBe(first)
  expect((await player.place(testOrder('1.1', { odds: 900 }))).status).toBe(409)
  const { rows } = (await operator.sandbox.database.execute(
    'select count(*)::int as moments, (select count(*)::int from bet) as bets from bet_moment' as never,
  )) as { rows: { moments: number; bets: number }[] }
  expect(rows[0]?.moments).toBe(rows[0]?.bets)
})
