import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bet } from '../../database/schema.ts'
import {
  bookmakerBook,
  bookmakerMarket,
  opening,
  sessionBookOf,
  sessionMarket,
  testBook,
  testMarket,
  testRunner,
} from '../../../testing/fakeFeed.ts'
import { ask, quoted, take, wireOf, wireWithin } from '../../../testing/cashOut.ts'
import {
  codeOf,
  startTestOperator,
  testOrder,
  type TestOperator,
  type TestPlayer,
} from '../../../testing/operator.ts'

const ids = ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.8', '1.9', '1.10']
const delayed = '2.1'
let operator: TestOperator

beforeAll(async () => {
  operator = await startTestOperator([
    ...opening(...ids.map((id) => testMarket(id)), testMarket(delayed)),
    { kind: 'market', market: bookmakerMarket('3.1') },
    { kind: 'book', book: bookmakerBook('3.1') },
    { kind: 'market', market: sessionMarket('4.1') },
    { kind: 'book', book: sessionBookOf('4.1') },
    { kind: 'market', market: testMarket('5.1', { numberOfWinners: 2 }) },
    { kind: 'book', book: testBook('5.1') },
  ])
})
afterAll(() => operator.sandbox.close())

const prices = (marketId: string, back: number, lay: number, more = {}) =>
  operator.say({
    kind: 'book',
    book: testBook(marketId, { runners: [testRunner('101', { back, lay })], ...more }),
  })

const bookRows = async (player: TestPlayer, marketId: string) => {
  const { body } = await player.call('GET', 'api/user/openBet/marketBook')
  const books = body.docs as { marketId: string; map: { exposureOrProfit: number }[] }[]
  return books.find((one) => one.marketId === marketId)?.map.map(({ exposureOrProfit }) => exposureOrProfit)
}

describe('cash out', () => {
  it('levels a market: every outcome is equal, released points are available immediately, once per key', async () => {
    const player = await operator.newMember('user', 100_000n)
    await player.place(testOrder('1.1'))
    prices('1.1', 150, 152)
    const quote = await quoted(player, '1.1')
    // 200 points back at 2.00 are laid at 1.52 with a stake of 131.58 points.
    expect(quote).toMatchObject({
      share: 100,
      value: 3_158n,
      orders: [{ runnerId: '101', side: 'lay', odds: 152, stake: 13_158n }],
    })
    expect(quote.outcomes.map(({ before, after }) => [before, after])).toEqual([
      [10_000n, 3_158n],
      [-10_000n, 3_158n],
      [-10_000n, 3_158n],
    ])
    const wire = wireOf(quote)
    const first = await take(player, wire)
    expect([first.status, first.body['message']]).toEqual([200, 'Cashed out'])
    expect(await bookRows(player, '1.1')).toEqual([31.58, 31.58, 31.58])
    expect(await player.balance()).toEqual({ availablePts: 1000, exposure: 0 })
    // The same key gives the same answer and no second order.
    expect((await take(player, wire)).body).toEqual(first.body)
    expect(codeOf(await take(player, { ...wire, share: 50 }))).toEqual([422, 'key-reused'])
    expect(await operator.sandbox.database.$count(bet, eq(bet.userId, player.id))).toBe(2)
    const found = await player.call('GET', `api/user/openBet/cashOut/ref/${wire.key}`)
    expect(found.body.docs).toMatchObject({ state: 'placed', taken: { share: 100 } })
    expect(codeOf(await player.call('GET', `api/user/openBet/ref/${wire.key}`))).toEqual([
      404,
      'order-unknown',
    ])
    expect(codeOf(await ask(player, '1.1'))).toEqual([409, 'cash-out-level'])
    operator.say({
      kind: 'result',
      marketId: '1.1',
      outcome: [
        { runnerId: '101', status: 'loser' },
        { runnerId: '102', status: 'winner' },
        { runnerId: '103', status: 'loser' },
      ],
    })
    await expect
      .poll(() => player.balance(), { timeout: 15_000 })
      .toEqual({ availablePts: 1031.58, exposure: 0 })
  })

  it('levels a part of a market or of a bet, and the rest can be cashed out later', async () => {
    const player = await operator.newMember('user', 1_000_000n)
    await player.place(testOrder('1.2'))
    await player.place(testOrder('1.2', { runnerId: '102' }))
    prices('1.2', 150, 152)
    const { body } = await player.call('GET', 'api/user/openBet')
    const own = (body.docs as { _id: string; odds: { teamId: string } }[]).find(
      ({ odds }) => odds.teamId === '101',
    )
    const betId = own?._id ?? ''
    const half = await quoted(player, '1.2', { betId, share: '50' })
    expect(half.orders).toMatchObject([{ runnerId: '101', side: 'lay', stake: 6_579n }])
    expect((await take(player, wireOf(half))).status).toBe(200)
    const rest = await quoted(player, '1.2', { betId })
    expect((await take(player, wireOf(rest))).status).toBe(200)
    expect(codeOf(await ask(player, '1.2', { betId }))).toEqual([409, 'cash-out-level'])
    // The other bet is still open. It is levelled with the market, and then belongs to that cash out.
    const whole = await quoted(player, '1.2')
    expect((await take(player, wireOf(whole))).status).toBe(200)
    expect(new Set(await bookRows(player, '1.2')).size).toBe(1)
    const other = (body.docs as { _id: string; odds: { teamId: string } }[]).find(
      ({ odds }) => odds.teamId === '102',
    )
    expect(codeOf(await ask(player, '1.2', { betId: other?._id ?? '' }))).toEqual([409, 'cash-out-level'])
    expect(codeOf(await ask(player, '1.2', { betId: 'nobody' }))).toEqual([409, 'cash-out-unavailable'])
  })

  it('refuses with a reason if the market moved, and accepts a better result than quoted', async () => {
    const player = await operator.newMember()
    await player.place(testOrder('1.3'))
    const quote = await quoted(player, '1.3')
    prices('1.3', 210, 212)
    const refused = await take(player, wireOf(quote))
    expect(codeOf(refused)).toEqual([409, 'cash-out-moved'])
    expect(await operator.sandbox.database.$count(bet, eq(bet.userId, player.id))).toBe(1)
    prices('1.3', 196, 198)
    expect((await take(player, wireOf(quote))).status).toBe(200)
    expect(new Set(await bookRows(player, '1.3')).size).toBe(1)
  })

  it('never puts more at risk than quoted', async () => {
    const player = await operator.newMember()
    await player.place(testOrder('1.4'))
    const quote = await quoted(player, '1.4')
    const less = quote.orders.map((order) => ({ ...order, liability: order.liability - 1n }))
    expect(codeOf(await take(player, wireOf({ ...quote, orders: less })))).toEqual([409, 'cash-out-moved'])
    const more = quote.outcomes.map((one) => ({ ...one, after: one.after + 1n }))
    expect(codeOf(await take(player, wireOf({ ...quote, outcomes: more })))).toEqual([409, 'cash-out-moved'])
    expect((await take(player, wireOf(quote))).status).toBe(200)
  })

  it('accepts a worse result than quoted within the player’s choice, and only quoted orders', async () => {
    const player = await operator.newMember()
    await player.place(testOrder('1.9'))
    prices('1.9', 150, 152)
    const quote = await quoted(player, '1.9')
    expect(quote.value).toBe(3_158n)
    // Three steps worse: 1.55. The player chose two.
    prices('1.9', 153, 155)
    expect(codeOf(await take(player, wireWithin(quote, 'better')))).toEqual([409, 'cash-out-moved'])
    expect(codeOf(await take(player, wireWithin(quote, 'within', 2)))).toEqual([409, 'cash-out-moved'])
    expect(await operator.sandbox.database.$count(bet, eq(bet.userId, player.id))).toBe(1)
    const wire = wireWithin(quote, 'within', 3)
    expect(wire).toMatchObject({ slippage: 2.55, orders: [{ stake: 131.58, maxLiability: 70.97 }] })
    const { status, body } = await take(player, wire)
    expect(status).toBe(200)
    expect(await bookRows(player, '1.9')).toEqual([29.03, 29.03, 29.03])
    expect(body.docs).toMatchObject({ bets: [{ odds: { type: 'LAY', odd: 1.55 }, stake: 129.03 }] })
    // The look-up returns the accepted result, not the quoted one.
    const found = await player.call('GET', `api/user/openBet/cashOut/ref/${wire.key}`)
    expect(found.body.docs).toMatchObject({ state: 'placed', taken: { bets: [{ stake: 129.03 }] } })
  })

  it('accepts any price unless its result is worse than no cash out', async () => {
    const player = await operator.newMember()
    await player.place(testOrder('1.10'))
    const quote = await quoted(player, '1.10')
    const wire = wireWithin(quote, 'any')
    expect(wire.slippage).toBe(Number(quote.value + 10_000n) / 100)
    // Backing the others would cost more than the whole stake.
    operator.say({
      kind: 'book',
      book: testBook('1.10', {
        runners: ['101', '102', '103'].map((id) => testRunner(id, { back: 110, lay: 0 })),
      }),
    })
    expect(codeOf(await take(player, wire))).toEqual([409, 'cash-out-no-price'])
    prices('1.10', 900, 950)
    expect((await take(player, { ...wire, key: randomUUID() })).status).toBe(200)
    expect(await bookRows(player, '1.10')).toEqual([-78.94, -78.94, -78.94])
  })

  it('is refused while the market is suspended, and if it was suspended during the delay', async () => {
    const player = await operator.newMember()
    await player.place(testOrder(delayed))
    const quote = await quoted(player, delayed)
    operator.say({ kind: 'book', book: testBook(delayed, { status: 'suspended', runners: [] }) })
    expect(codeOf(await ask(player, delayed))).toEqual([409, 'market-suspended'])
    expect(codeOf(await take(player, wireOf(quote)))).toEqual([409, 'market-suspended'])
    operator.say({ kind: 'book', book: testBook(delayed, { betDelaySeconds: 1 }) })
    const waiting = take(player, wireOf(quote))
    await new Promise((resolve) => setTimeout(resolve, 300))
    operator.say({ kind: 'book', book: testBook(delayed, { status: 'suspended', runners: [] }) })
    operator.say({ kind: 'book', book: testBook(delayed, { betDelaySeconds: 1 }) })
    expect(codeOf(await waiting)).toEqual([409, 'market-suspended'])
    expect((await take(player, wireOf(quote))).status).toBe(200)
  })

  it('accepts one of two simultaneous cash outs, with one key or with two', async () => {
    const player = await operator.newMember()
    for (const [marketId, keys] of [
      ['1.5', [randomUUID()]],
      ['1.6', [randomUUID(), randomUUID(), randomUUID()]],
    ] as const) {
      await player.place(testOrder(marketId))
      const quote = await quoted(player, marketId)
      const sent = Array.from({ length: 6 }, (_none, index) => keys[index % keys.length])
      const answers = await Promise.all(sent.map((key) => take(player, wireOf(quote, key))))
      const placed = new Set(answers.flatMap(({ status }, index) => (status === 200 ? sent[index] : [])))
      expect(placed.size).toBe(1)
      const rows = await operator.sandbox.database.select().from(bet).where(eq(bet.userId, player.id))
      expect(rows.filter((row) => row.marketId === marketId && row.cashOutKey !== null)).toHaveLength(1)
      expect(new Set(await bookRows(player, marketId)).size).toBe(1)
    }
  })

  it('works for a bookmaker too, but neither for a session nor for several winners', async () => {
    const player = await operator.newMember()
    const order = { marketType: 'bookmaker' as const, odds: 8_500, eventId: 'event-3.1' }
    expect((await player.place(testOrder('3.1', order))).status).toBe(200)
    const quote = await quoted(player, '3.1')
    expect(quote.orders).toMatchObject([{ side: 'lay', odds: 8_800 }])
    expect((await take(player, wireOf(quote))).status).toBe(200)
    expect(new Set(await bookRows(player, '3.1')).size).toBe(1)
    const session = { marketType: 'session' as const, odds: 10_000, run: 46, eventId: 'event-4.1' }
    expect((await player.place(testOrder('4.1', session))).status).toBe(200)
    expect((await player.place(testOrder('5.1'))).status).toBe(200)
    for (const marketId of ['4.1', '5.1'])
      expect(codeOf(await ask(player, marketId))).toEqual([409, 'cash-out-unavailable'])
    expect(codeOf(await ask(player, 'nowhere'))).toEqual([404, 'market-unknown'])
    const groups = await player.call('GET', 'api/common/game/market/group?first=50')
    const offered = (groups.body.docs as { _id: string; cashout: boolean }[])
      .filter(({ cashout }) => cashout)
      .map(({ _id }) => _id)
    expect(offered).toContain('3.1')
    expect(offered).not.toContain('4.1')
    expect(offered).not.toContain('5.1')
  })

  it('releases the exposure of a player on a break, and refuses a cash out that could lose more', async () => {
    const player = await operator.newMember('user', 60_000n)
    operator.say({
      kind: 'book',
      book: testBook('1.7', {
        runners: [testRunner('101'), ...['102', '103'].map((id) => testRunner(id, { back: 0, lay: 0 }))],
      }),
    })
    await player.place(testOrder('1.7'))
    await player.place(testOrder('1.7', { side: 'lay', odds: 202 }))
    await player.place(testOrder('1.8', { stake: 20_000n }))
    expect((await player.call('POST', 'api/user/care/timeOut', { hours: 1 })).status).toBe(200)
    const { body } = await player.call('GET', 'api/user/openBet')
    const lay = (body.docs as { _id: string; odds: { type: string } }[]).find(
      ({ odds }) => odds.type === 'LAY',
    )
    // Cashing out the lay alone would leave the back without cover.
    const risky = wireOf(await quoted(player, '1.7', { betId: lay?._id ?? '' }))
    expect(codeOf(await take(player, risky))).toEqual([403, 'time-out'])
    expect((await take(player, wireOf(await quoted(player, '1.8')))).status).toBe(200)
  })
})
