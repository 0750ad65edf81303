import { unmatchedOrderChanged, type UnmatchedOrder } from '@kit/sdk/contract'
import { sql } from 'drizzle-orm'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { runs } from '../../../testing/runs.ts'
import { bookmakerBook, bookmakerMarket, opening, testBook, testMarket } from '../../../testing/fakeFeed.ts'
import {
  codeOf,
  startTestOperator,
  testOrder,
  until,
  type TestOperator,
  type TestPlayer,
} from '../../../testing/operator.ts'
import {
  askFor,
  asking,
  placed,
  pricedRunner,
  readPlaced,
  unmatchedOrdersOf,
} from '../../../testing/unmatchedOrders.ts'
import { writeHistory } from '../../../testing/longHistory.ts'
import { balance } from '../../database/schema.ts'
import { rollBackSettlement } from '../rollBackSettlement.ts'
import { checkLedger } from '../../ledger/checkLedger.ts'

const ids = Array.from({ length: 30 }, (_none, index) => `1.${index + 1}`)
let operator: TestOperator
let next = 0
const newMarket = () => ids[next++] ?? ''

beforeAll(async () => {
  operator = await startTestOperator(
    [
      ...opening(...ids.map((id) => testMarket(id))),
      { kind: 'market', market: bookmakerMarket('3.1') },
      { kind: 'book', book: bookmakerBook('3.1') },
    ],
    { disconnectGraceMs: 300 },
  )
})
afterAll(async () => {
  const check = await checkLedger(operator.sandbox.database, new Date())
  await operator.sandbox.close()
  if (!check.isSound) throw new Error(`The ledger is wrong: ${JSON.stringify(check.faults)}.`)
})

const prices = (marketId: string, runner: Parameters<typeof pricedRunner>[1], more = {}) =>
  operator.say({
    kind: 'book',
    book: testBook(marketId, { runners: [pricedRunner('101', runner)], ...more }),
  })

const newPlayer = () => operator.newMember('user', 1_000_000n)
const orderOf = async (player: TestPlayer, id: string) =>
  (await unmatchedOrdersOf(player)).find((one) => one.id === id)
const betsOf = async (player: TestPlayer) =>
  (
    (await player.call('GET', 'api/user/openBet')).body.docs as {
      odds: { odd: number }
      stake: number
      orderId?: string
    }[]
  ).map(({ odds, stake, orderId }) => [odds.odd, stake, orderId])
const edit = (player: TestPlayer, id: string, odd: number, stake: number) =>
  player.call('PATCH', `api/user/openBet/waiting/${id}`, { odd, stake })
const cancel = (player: TestPlayer, which = {}) =>
  player.call('POST', 'api/user/openBet/waiting/cancel', which)
const whenMatched = (player: TestPlayer, id: string, matched: bigint) =>
  until(async () => {
    const order = await orderOf(player, id)
    return order?.matched === matched && order
  })

async function recordOrders({ token }: TestPlayer) {
  const received: UnmatchedOrder[] = []
  const socket = io(operator.url, {
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
    forceNew: true,
  })
  socket.on(unmatchedOrderChanged.event, (payload) =>
    received.push(z.decode(unmatchedOrderChanged.payload, payload).docs),
  )
  await new Promise((resolve) => socket.on('connect', () => resolve(undefined)))
  return { received, close: () => socket.disconnect() }
}

describe('an unmatched order', () => {
  it('queues behind earlier orders, is matched in parts that are bets, and reserves the possible loss of the rest', async () => {
    const market = newMarket()
    const player = await newPlayer()
    prices(market, {
      lay: [
        [202, 1_000],
        [210, 50],
      ],
    })
    const { received, close } = await recordOrders(player)
    const { order, bets, book } = await placed(player, market)
    expect([order.state, order.ahead, order.matched, bets, book.exposure]).toEqual([
      'waiting',
      5_000n,
      0n,
      [],
      0n,
    ])
    expect(await player.balance()).toEqual({ availablePts: 9_900, exposure: 100 })
    // Both sides of a bet count as matched: 180 are 90, of which 50 were earlier.
    prices(market, { lay: [[202, 1_000]], traded: [[210, 180]] })
    expect(await whenMatched(player, order.id, 4_000n)).toMatchObject({
      averageOdds: 210,
      ahead: 0n,
      state: 'waiting',
    })
    expect(await betsOf(player)).toEqual([[2.1, 40, order.id]])
    expect(await player.balance()).toEqual({ availablePts: 9_900, exposure: 100 })
    prices(market, { back: [[210, 1_000]], lay: [[212, 1_000]], traded: [[210, 180]] })
    await until(async () => (await unmatchedOrdersOf(player)).length === 0)
    expect(await betsOf(player)).toEqual([
      [2.1, 60, order.id],
      [2.1, 40, order.id],
    ])
    await until(async () => received.some(({ state }) => state === 'matched'))
    expect(received.map(({ matched, state }) => [matched, state])).toEqual([
      [4_000n, 'waiting'],
      [10_000n, 'matched'],
    ])
    close()
    operator.say({ kind: 'result', marketId: market, outcome: [{ runnerId: '101', status: 'winner' }] })
    await until(async () => (await player.balance()).availablePts === 10_110)
  })

  it('matches the offer at its price or better immediately, and stays unmatched with the rest', async () => {
    const market = newMarket()
    const player = await newPlayer()
    prices(market, {
      back: [
        [212, 30],
        [210, 20],
        [208, 500],
      ],
      lay: [[214, 10]],
    })
    const { order, bets, book } = await placed(player, market)
    expect(bets.map(({ odds, stake }) => [odds, stake])).toEqual([
      [212, 3_000n],
      [210, 2_000n],
    ])
    expect(order).toMatchObject({ matched: 5_000n, averageOdds: 211, stake: 10_000n, state: 'waiting' })
    expect(book.exposure).toBe(5_000n)
    const whole = await placed(player, market, { stake: 300, odd: 2.08 })
    expect([whole.order.state, whole.bets.length]).toEqual(['matched', 3])
    expect((await unmatchedOrdersOf(player)).map(({ id }) => id)).toEqual([order.id])
  })

  it('is placed once per key, which finds it again', async () => {
    const market = newMarket()
    const player = await newPlayer()
    const wire = asking(market)
    const answers = await Promise.all([askFor(player, wire), askFor(player, wire), askFor(player, wire)])
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200)
    const again = await askFor(player, wire)
    const { order } = readPlaced(again)
    expect((await unmatchedOrdersOf(player)).map(({ id }) => id)).toEqual([order.id])
    expect(codeOf(await askFor(player, { ...wire, stake: 200 }))).toEqual([422, 'key-reused'])
    const found = await player.call('GET', `api/user/openBet/waiting/ref/${wire.key}`)
    expect(found.body.docs).toMatchObject({ state: 'placed', placed: { order: { _id: order.id } } })
    expect((await player.call('GET', `api/user/openBet/ref/${wire.key}`)).status).toBe(404)
    expect(await player.balance()).toEqual({ availablePts: 9_900, exposure: 100 })
  })

  it.each([
    [{ odd: 2.11 }, [409, 'odds-off-ladder']],
    [{ stake: 100.5 }, [409, 'stake-invalid']],
    [{ stake: 50 }, [409, 'stake-out-of-range']],
    [{ stake: 20_000 }, [409, 'not-enough-points']],
    [{ oddType: 'LAY', odd: 1.5, stake: 25_000 }, [409, 'not-enough-points']],
    [{ teamId: '109' }, [404, 'runner-unknown']],
    [{ marketId: '3.1', eventId: 'event-3.1' }, [409, 'waiting-unavailable']],
    [{ marketId: '9.9' }, [404, 'market-unknown']],
  ])('is refused with its reason: %j', async (more, code) => {
    const player = await newPlayer()
    expect(codeOf(await askFor(player, asking('1.30', more)))).toEqual(code)
    expect(await player.balance()).toEqual({ availablePts: 10_000, exposure: 0 })
  })

  it('keeps its reserve in addition to bets, and a bet that covers it releases no possible loss', async () => {
    const market = newMarket()
    const player = await newPlayer()
    await placed(player, market)
    await player.place(testOrder(market, { side: 'lay', odds: 202 }))
    // A lay of 100 at 2.02 risks 102. The unmatched back of 100 may be matched or not.
    expect(await player.balance()).toEqual({ availablePts: 9_898, exposure: 102 })
    await cancel(player)
    expect(await player.balance()).toEqual({ availablePts: 9_898, exposure: 102 })
    await placed(player, market, { oddType: 'LAY', odd: 1.5 })
    expect(await player.balance()).toEqual({ availablePts: 9_848, exposure: 152 })
  })
})

describe('unmatched orders', () => {
  it('are cancelled singly, by market, or all, and their reserves are released', async () => {
    const [first, second] = [newMarket(), newMarket()]
    const player = await newPlayer()
    const one = await placed(player, first)
    await placed(player, first, { odd: 2.2 })
    await placed(player, second)
    await placed(player, second, { teamId: '102' })
    expect(await player.balance()).toEqual({ availablePts: 9_600, exposure: 400 })
    expect((await cancel(player, { id: one.order.id })).body.docs).toMatchObject([
      { status: 'cancelled', reason: 'player' },
    ])
    expect((await cancel(player, { id: one.order.id })).body.docs).toEqual([])
    expect((await cancel(player, { marketId: second })).body.docs).toHaveLength(2)
    expect(await player.balance()).toEqual({ availablePts: 9_900, exposure: 100 })
    expect((await cancel(player)).body.docs).toHaveLength(1)
    expect(await player.balance()).toEqual({ availablePts: 10_000, exposure: 0 })
    expect(codeOf(await cancel(await newPlayer(), { id: one.order.id }))).toEqual([404, 'order-unknown'])
  })

  it('are edited: a smaller stake keeps its position, another price queues behind the others or matches the offer', async () => {
    const market = newMarket()
    const player = await newPlayer()
    const { order } = await placed(player, market, { stake: 300 })
    prices(market, {
      lay: [
        [202, 1_000],
        [210, 80],
        [212, 60],
      ],
    })
    const less = readPlaced(await edit(player, order.id, 2.1, 200))
    expect([less.order.ahead, less.order.stake]).toEqual([0n, 20_000n])
    expect(await player.balance()).toEqual({ availablePts: 9_800, exposure: 200 })
    for (const stake of [0, -100, 150.5])
      expect(codeOf(await edit(player, order.id, 2.1, stake))[1]).toBe('stake-invalid')
    expect(codeOf(await edit(player, order.id, 2.1, 50))[1]).toBe('stake-out-of-range')
    expect(readPlaced(await edit(player, order.id, 2.1, 200)).order.ahead).toBe(0n)
    const more = readPlaced(await edit(player, order.id, 2.1, 250))
    expect([more.order.ahead, more.order.stake]).toEqual([8_000n, 25_000n])
    expect(readPlaced(await edit(player, order.id, 2.12, 250)).order.ahead).toBe(6_000n)
    const taken = readPlaced(await edit(player, order.id, 2, 250))
    expect([taken.order.state, taken.order.averageOdds]).toEqual(['matched', 200])
    expect(await player.balance()).toEqual({ availablePts: 9_750, exposure: 250 })
    expect(codeOf(await edit(player, order.id, 2.2, 250))).toEqual([409, 'order-ended'])
    expect(codeOf(await edit(await newPlayer(), order.id, 2.2, 250))).toEqual([404, 'order-unknown'])
  })

  it('match nothing while their market is suspended, and match the offer when it reopens', async () => {
    const market = newMarket()
    const player = await newPlayer()
    const { order } = await placed(player, market)
    prices(market, { back: [], lay: [], traded: [[210, 400]] }, { status: 'suspended' })
    prices(market, { back: [[206, 10]], lay: [[208, 40]], traded: [[210, 900]] })
    prices(market, { back: [[206, 10]], lay: [[208, 40]], traded: [[210, 920]] })
    await whenMatched(player, order.id, 1_000n)
    prices(market, { back: [], lay: [], traded: [[210, 920]] }, { status: 'suspended' })
    prices(market, { back: [[220, 20]], lay: [[222, 40]], traded: [[210, 920]] })
    await whenMatched(player, order.id, 3_000n)
    expect((await betsOf(player)).map(([odd, stake]) => [odd, stake])).toEqual([
      [2.1, 20],
      [2.1, 10],
    ])
  })

  it('lapse or stay when their market goes in play, as their player chose', async () => {
    const market = newMarket()
    const player = await newPlayer()
    await placed(player, market)
    const kept = await placed(player, market, { odd: 2.2, atInPlay: 'keep' })
    prices(market, {}, { isInPlay: true })
    await until(async () => (await unmatchedOrdersOf(player)).length === 1)
    expect((await unmatchedOrdersOf(player)).map(({ id }) => id)).toEqual([kept.order.id])
    expect(await player.balance()).toEqual({ availablePts: 9_900, exposure: 100 })
    expect((await placed(player, market)).order.atInPlay).toBe('keep')
  })

  it('lapse with their market or runner, release everything, and stay lapsed after a rollback', async () => {
    const [settled, voided, withdrawn] = [newMarket(), newMarket(), newMarket()]
    const player = await newPlayer()
    await player.place(testOrder(settled))
    for (const market of [settled, voided, withdrawn])
      await placed(player, market, { teamId: '102', odd: 2.1 })
    expect(await player.balance()).toEqual({ availablePts: 9_600, exposure: 400 })
    operator.say({
      kind: 'book',
      book: testBook(withdrawn, { runners: [{ ...pricedRunner('102', {}), status: 'removed' }] }),
    })
    operator.say({ kind: 'abandoned', marketId: voided, reason: 'It rained.' })
    operator.say({ kind: 'result', marketId: settled, outcome: [{ runnerId: '101', status: 'winner' }] })
    await until(async () => (await unmatchedOrdersOf(player)).length === 0)
    expect(
      await until(async () => {
        const points = await player.balance()
        return points.exposure === 0 && points
      }),
    ).toEqual({ availablePts: 10_100, exposure: 0 })
    await rollBackSettlement(operator.sandbox.database, { marketId: settled, number: 1, at: new Date() })
    expect(await player.balance()).toEqual({ availablePts: 9_900, exposure: 100 })
    expect(await unmatchedOrdersOf(player)).toEqual([])
  })

  it('that end with their connection are cancelled after it is lost, and not before', async () => {
    const market = newMarket()
    const player = await newPlayer()
    const page = await recordOrders(player)
    await placed(player, market, { cancelOnDisconnect: true })
    const stays = await placed(player, market)
    await new Promise((resolve) => setTimeout(resolve, 900))
    expect(await unmatchedOrdersOf(player)).toHaveLength(2)
    page.close()
    await until(async () => (await unmatchedOrdersOf(player)).length === 1)
    expect((await unmatchedOrdersOf(player)).map(({ id }) => id)).toEqual([stays.order.id])
    expect(await player.balance()).toEqual({ availablePts: 9_900, exposure: 100 })
  })

  it('count towards limits while unmatched, and end when their player takes a break', async () => {
    const market = newMarket()
    const player = await newPlayer()
    await player.call('PUT', 'api/user/care/limit', { kind: 'stake', period: 'day', amount: 250 })
    await placed(player, market, { stake: 200 })
    expect(codeOf(await player.place(testOrder(market)))[1]).toBe('stake-limit')
    expect(codeOf(await askFor(player, asking(market)))[1]).toBe('stake-limit')
    await cancel(player)
    await player.call('PUT', 'api/user/care/limit', { kind: 'loss', period: 'day', amount: 150 })
    await placed(player, market)
    expect(codeOf(await player.place(testOrder(market)))[1]).toBe('loss-limit')
    await player.call('POST', 'api/user/care/timeOut', { hours: 24 })
    await until(async () => (await unmatchedOrdersOf(player)).length === 0)
    expect(await player.balance()).toEqual({ availablePts: 10_000, exposure: 0 })
  })

  it('reserves exactly the possible loss after many edits, each of which costs the same', async () => {
    const { database } = operator.sandbox
    const market = newMarket()
    const player = await newPlayer()
    prices(market, { lay: [[202, 1_000]] })
    const { order } = await placed(player, market, { stake: 200 })
    const editMs = async (times: number) => {
      const from = performance.now()
      for (let time = 0; time < times; time++)
        expect((await edit(player, order.id, 2.1, time % 2 === 0 ? 100 : 200)).status).toBe(200)
      return performance.now() - from
    }
    await editMs(20)
    const fresh = await editMs(40)
    // The postings of many edits, as a program creates them in a few hours.
    await writeHistory(database, { userId: player.id, marketId: market, postings: runs(10_000, 100_000) })
    const old = await editMs(40)
    expect(old / fresh).toBeLessThan(4)
    expect(await player.balance()).toEqual({ availablePts: 9_800, exposure: 200 })
    expect(await database.$count(balance, sql`account like ${`player:${player.id}:%`}`)).toBe(2)
  })
})
